;; Maps, sets and vectors that grow, change and shrink.

;; How often each last part of the squares comes, in a map of numbers.
(defn counts [n]
  (reduce (fn [found i]
            (update found (rem (* i i) 10007) (fnil inc 0)))
          {}
          (range n)))

;; The sum of a vector that is filled, changed at every place, and emptied from its end.
(defn vectors [n]
  (let [filled (loop [v []
                      i 0]
                 (if (< i n)
                   (recur (conj v i) (inc i))
                   v))
        changed (loop [v filled
                       i 0]
                  (if (< i n)
                    (recur (assoc v i (* 2 (nth v i))) (inc i))
                    v))]
    (loop [v changed
           sum 0]
      (if (zero? (count v))
        sum
        (recur (pop v) (+ sum (peek v)))))))

(defn people [n]
  (mapv (fn [i] {:id i :team (rem i 7) :points (rem i 100)}) (range n)))

;; The points of all teams, by way of groups of small maps.
(defn points [n]
  (let [teams (group-by :team (people n))
        totals (into {}
                     (map (fn [[team members]] [team (reduce + (map :points members))]) teams))]
    (reduce + (vals totals))))

;; The sets of numbers below n that three and five divide.
(defn sets [n]
  (let [threes (set (range 0 n 3))
        fives (into #{} (filter (fn [i] (zero? (rem i 5))) (range n)))]
    (count (filter (fn [i] (contains? fives i)) threes))))

(defn run [n]
  [(reduce + (vals (counts n))) (vectors n) (points n) (sets n)])

;; n numbers are counted; twice the sum of those below n; n times the mean of 0 to 99; every fifteenth.
{:run run
 :small [300 [300 89700 14850 20]]
 :large [30000 [30000 899970000 1485000 2000]]}
