;; Loops of floating-point numbers: how many points of a square grid over the Mandelbrot set are still near the origin
;; after fifty steps.

(defn inside? [^double cr ^double ci]
  (loop [zr 0.0
         zi 0.0
         steps 0]
    (let [rr (* zr zr)
          ii (* zi zi)]
      (cond
        (> (+ rr ii) 4.0) false
        (= steps 50) true
        :else (recur (+ (- rr ii) cr)
                     (+ (* 2.0 (* zr zi)) ci)
                     (inc steps))))))

(defn run [^long size]
  (let [scale (/ 2.0 (double size))]
    (loop [y 0
           total 0]
      (if (< y size)
        (recur (inc y)
               (long (loop [x 0
                            row total]
                       (if (< x size)
                         (recur (inc x)
                                (if (inside? (- (* (double x) scale) 1.5) (- (* (double y) scale) 1.0))
                                  (inc row)
                                  row))
                         row))))
        total))))

{:run run
 :small [20 157]
 :large [200 15899]}
