;; How many sets of different numbers up to n have the sum n: each number is taken or left. Senet takes and leaves with `any`;
;; Clojure makes the lists of both. The counts are the numbers of partitions into distinct parts (OEIS A000009).

#?(:senet
   (defn subset [largest sum]
     (cond
       (= sum 0) nil
       (or (= largest 0) (< sum 0)) (check false)
       (any true false) (cons largest (subset (dec largest) (- sum largest)))
       :else (subset (dec largest) sum)))
   :clj
   (defn subsets [largest sum]
     (cond
       (= sum 0) [nil]
       (or (= largest 0) (< sum 0)) []
       :else (concat (map (fn [others] (cons largest others)) (subsets (dec largest) (- sum largest)))
                     (subsets (dec largest) sum)))))

(defn run [sum]
  #?(:senet (count-all (subset sum sum))
     :clj (count (subsets sum sum))))

{:run run
 :small [10 10]
 :large [40 1113]}
