(ns hexagons)
(defn ways [] [up-left up-right])
