;; In how many ways the states of a map can have three colours, neighbours different ones. Senet chooses with `any-of`; Clojure
;; makes the colourings of one state more from those of one state less.

(def neighbours
  {:wa [:nt :sa]
   :nt [:wa :sa :q]
   :sa [:wa :nt :q :nsw :v]
   :q [:nt :sa :nsw]
   :nsw [:q :sa :v]
   :v [:sa :nsw]
   :t []})

(defn fits? [colored state color]
  (every? (fn [other] (not= color (get colored other))) (get neighbours state)))

#?(:senet
   (defn coloring [states colored]
     (if (empty? states)
       colored
       (let [state (first states)
             color (any-of [:red :green :blue])]
         (check (fits? colored state color))
         (coloring (rest states) (assoc colored state color)))))
   :clj
   (defn colorings [states colored]
     (if (empty? states)
       [colored]
       (mapcat (fn [color]
                 (if (fits? colored (first states) color)
                   (colorings (rest states) (assoc colored (first states) color))
                   nil))
               [:red :green :blue]))))

;; The mainland can be coloured in one way but for the 6 orders of the colours, and Tasmania in 3.
(defn run [times]
  (reduce (fn [sum _]
            (+ sum #?(:senet (count-all (coloring (keys neighbours) {}))
                      :clj (count (colorings (keys neighbours) {})))))
          0
          (range times)))

{:run run
 :small [2 36]
 :large [50 900]}
