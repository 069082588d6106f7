;; Many small objects: complete binary trees are made and counted. A node is a vector of its two children.

(defn tree [^long depth]
  (if (zero? depth)
    [nil nil]
    [(tree (dec depth)) (tree (dec depth))]))

(defn nodes ^long [node]
  (let [[left right] node]
    (if left
      (+ 1 (nodes left) (nodes right))
      1)))

;; As many trees of each depth as make the same number of leaves; a tree of depth d has 2^(d+1) - 1 nodes.
(defn run [deepest]
  (mapv (fn [depth]
          (let [trees (bit-shift-left 1 (- deepest depth))]
            (loop [i 0
                   total 0]
              (if (< i trees)
                (recur (inc i) (+ total (nodes (tree depth))))
                total))))
        (range 4 (inc deepest) 4)))

{:run run
 :small [8 [496 511]]
 :large [16 [126976 130816 131056 131071]]}
