;; Calls with several arguments: Takeuchi's function, as McCarthy has it.

(defn tak ^long [^long x ^long y ^long z]
  (if (< y x)
    (tak (tak (- x 1) y z)
         (tak (- y 1) z x)
         (tak (- z 1) x y))
    z))

(defn run [n]
  (tak (* 3 n) (* 2 n) n))

{:run run
 :small [4 5]
 :large [8 9]}
