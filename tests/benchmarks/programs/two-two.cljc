;; TWO + TWO = FOUR, each letter another digit: how many ways there are. Senet names the letters one after the other, each with
;; `any-of`; Clojure tries the digits in a function that calls itself.

(defn right? [t w o f u r]
  (= (* 2 (+ (* 100 t) (* 10 w) o))
     (+ (* 1000 f) (* 100 o) (* 10 u) r)))

#?(:senet
   (defn solution [largest]
     (let [digits (range (inc largest))
           t (any-of digits)
           _ (check (not= t 0))
           w (any-of digits)
           _ (check (not= w t))
           o (any-of digits)
           _ (check (not (or (= o t) (= o w))))
           f (any-of digits)
           _ (check (not (or (= f 0) (= f t) (= f w) (= f o))))
           u (any-of digits)
           _ (check (not (or (= u t) (= u w) (= u o) (= u f))))
           r (any-of digits)]
       (check (not (or (= r t) (= r w) (= r o) (= r f) (= r u))))
       (check (right? t w o f u r))
       [t w o f u r]))
   :clj
   (defn solutions [digits largest]
     (if (= (count digits) 6)
       (let [[t w o f u r] digits]
         (if (right? t w o f u r) 1 0))
       (loop [digit 0
              total 0]
         (cond
           (> digit largest) total
           (or (some (fn [other] (= other digit)) digits)
               (and (= digit 0) (or (= (count digits) 0) (= (count digits) 3))))
           (recur (inc digit) total)
           :else (recur (inc digit) (+ total (solutions (conj digits digit) largest))))))))

;; `largest` is the largest digit, so that the small case is small.
(defn run [largest]
  #?(:senet (count-all (solution largest))
     :clj (solutions [] largest)))

{:run run
 :small [7 1]
 :large [9 7]}
