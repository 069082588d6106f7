;; Search by choice: n queens again. Senet chooses a column for each row with `any-of`; Clojure, which has no such thing,
;; computes the placements of one row more from those of one row less.

(defn safe? [^long column queens]
  (loop [queens (seq queens)
         distance 1]
    (if queens
      (let [other (long (first queens))]
        (if (or (= other column)
                (= other (+ column distance))
                (= other (- column distance)))
          false
          (recur (next queens) (inc distance))))
      true)))

#?(:senet
   (defn placement [n]
     (loop [row 0
            queens nil]
       (if (= row n)
         queens
         (let [column (any-of (range n))]
           (check (safe? column queens))
           (recur (inc row) (cons column queens))))))
   :clj
   (defn placements [n ^long rows]
     (if (zero? rows)
       [nil]
       (for [queens (placements n (dec rows))
             column (range n)
             :when (safe? column queens)]
         (cons column queens)))))

(defn run [n]
  #?(:senet (count-all (placement n))
     :clj (count (placements n n))))

{:run run
 :small [6 4]
 :large [10 724]}
