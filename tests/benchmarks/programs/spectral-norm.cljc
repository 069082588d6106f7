;; Vectors of floating-point numbers: the spectral norm of an endless matrix, by the power method on its upper left
;; corner.

#?(:senet (require '[senet.math :as math])
   :clj (require '[clojure.math :as math]))

(defn entry ^double [^long i ^long j]
  (let [diagonal (+ i j)]
    (/ 1.0 (double (+ (quot (* diagonal (inc diagonal)) 2) i 1)))))

(defn times-vector [v]
  (mapv (fn [i]
          (loop [j 0
                 sum 0.0]
            (if (< j (count v))
              (recur (inc j) (+ sum (* (entry i j) (double (nth v j)))))
              sum)))
        (range (count v))))

(defn transposed-times-vector [v]
  (mapv (fn [i]
          (loop [j 0
                 sum 0.0]
            (if (< j (count v))
              (recur (inc j) (+ sum (* (entry j i) (double (nth v j)))))
              sum)))
        (range (count v))))

(defn both [v]
  (transposed-times-vector (times-vector v)))

(defn product [v w]
  (reduce + (map * v w)))

;; The norm in billionths.
(defn run [n]
  (loop [u (vec (repeat n 1.0))
         left 10]
    (let [v (both u)
          next-u (both v)]
      (if (= left 1)
        (long (+ 0.5 (* 1e9 (math/sqrt (/ (product next-u v) (product v v))))))
        (recur next-u (dec left))))))

{:run run
 :small [100 1274219991]
 :large [100 1274219991]}
