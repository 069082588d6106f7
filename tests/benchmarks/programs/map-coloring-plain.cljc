;; Colours of a map as in map-coloring, as lists that functions return, in both languages.

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

(defn colorings [states colored]
  (if (empty? states)
    [colored]
    (mapcat (fn [color]
              (if (fits? colored (first states) color)
                (colorings (rest states) (assoc colored (first states) color))
                nil))
            [:red :green :blue])))

;; The mainland can be coloured in one way but for the 6 orders of the colours, and Tasmania in 3.
(defn run [times]
  (reduce (fn [sum _]
            (+ sum (count (colorings (keys neighbours) {}))))
          0
          (range times)))

{:run run
 :small [2 36]
 :large [50 900]}
