;; Vectors changed at places: of each permutation of 1 to n, the first k elements are turned round, k being the first
;; element, until that is 1. The most turns that any permutation needs are asked for.

(defn turn-round [permutation]
  (loop [lower 0
         upper (dec (long (nth permutation 0)))
         turned permutation]
    (if (< lower upper)
      (recur (inc lower)
             (dec upper)
             (assoc turned lower (nth turned upper) upper (nth turned lower)))
      turned)))

(defn turns ^long [permutation]
  (loop [permutation permutation
         total 0]
    (if (= 1 (long (nth permutation 0)))
      total
      (recur (turn-round permutation) (inc total)))))

;; The first k elements, of which the first one goes to the end.
(defn rotate [permutation ^long k]
  (let [head (nth permutation 0)]
    (loop [i 1
           rotated permutation]
      (if (< i k)
        (recur (inc i) (assoc rotated (dec i) (nth permutation i)))
        (assoc rotated (dec k) head)))))

;; The most turns of all arrangements of the first k elements: each of these comes to the last of the k places once.
(defn most-turns [permutation ^long k]
  (if (= k 1)
    (turns permutation)
    (loop [i 0
           permutation permutation
           most 0]
      (if (< i k)
        (recur (inc i)
               (rotate permutation k)
               (max most (long (most-turns permutation (dec k)))))
        most))))

(defn run [n]
  (most-turns (vec (range 1 (inc n))) n))

{:run run
 :small [5 7]
 :large [8 22]}
