;; Sets of different numbers with a sum as in subset-sums, as lists that functions return, in both languages.

(defn subsets [largest sum]
  (cond
    (= sum 0) [nil]
    (or (= largest 0) (< sum 0)) []
    :else (concat (map (fn [others] (cons largest others)) (subsets (dec largest) (- sum largest)))
                  (subsets (dec largest) sum))))

(defn run [sum]
  (count (subsets sum sum)))

{:run run
 :small [10 10]
 :large [40 1113]}
