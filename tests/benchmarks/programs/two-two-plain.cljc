;; TWO + TWO = FOUR as in two-two, by plain recursion in both languages.

(defn right? [t w o f u r]
  (= (* 2 (+ (* 100 t) (* 10 w) o))
     (+ (* 1000 f) (* 100 o) (* 10 u) r)))

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
        :else (recur (inc digit) (+ total (solutions (conj digits digit) largest)))))))

;; `largest` is the largest digit, so that the small case is small.
(defn run [largest]
  (solutions [] largest))

{:run run
 :small [7 1]
 :large [9 7]}
