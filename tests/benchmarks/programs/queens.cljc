;; Search by recursion: how many ways there are to place n queens so that none attacks another. The columns of the queens
;; so far are a list, the nearest row first.

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

(defn place [^long n ^long row queens]
  (if (= row n)
    1
    (loop [column 0
           total 0]
      (if (< column n)
        (recur (inc column)
               (if (safe? column queens)
                 (+ total (long (place n (inc row) (cons column queens))))
                 total))
        total))))

(defn run [n]
  (place n 0 nil))

{:run run
 :small [6 4]
 :large [10 724]}
