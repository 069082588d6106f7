;; Maps with keywords and floating-point numbers: the sun and its four large planets, moved in steps of a hundredth of a
;; day. Lengths are astronomical units, times are days, masses are such that the constant of gravity is one.

#?(:senet (require '[senet.math :as math])
   :clj (require '[clojure.math :as math]))

(def pi 3.141592653589793)
(def solar-mass (* 4.0 pi pi))
(def days-in-a-year 365.24)

(defn body [name mass x y z vx vy vz]
  {:name name
   :mass (* mass solar-mass)
   :x x :y y :z z
   :vx (* vx days-in-a-year) :vy (* vy days-in-a-year) :vz (* vz days-in-a-year)})

(def planets
  [(body :jupiter 9.54791938424326609e-04
         4.84143144246472090e+00 -1.16032004402742839e+00 -1.03622044471123109e-01
         1.66007664274403694e-03 7.69901118419740425e-03 -6.90460016972063023e-05)
   (body :saturn 2.85885980666130812e-04
         8.34336671824457987e+00 4.12479856412430479e+00 -4.03523417114321381e-01
         -2.76742510726411960e-03 4.99852801234917238e-03 2.30417297573763929e-05)
   (body :uranus 4.36624404335156298e-05
         1.28943695621391310e+01 -1.51111514016986312e+01 -2.23307578892655734e-01
         2.96460137564761618e-03 2.37847173959480950e-03 -2.96589568540237556e-05)
   (body :neptune 5.15138902046611451e-05
         1.53796971148509165e+01 -2.59193146099879641e+01 1.79258772950371181e-01
         2.68067772490389322e-03 1.62824170038242295e-03 -9.51592254519715870e-05)])

;; The sun moves so that the whole stays where it is.
(defn sun [planets]
  (let [momentum (fn [k] (reduce + (map (fn [p] (* (:mass p) (k p))) planets)))]
    {:name :sun
     :mass solar-mass
     :x 0.0 :y 0.0 :z 0.0
     :vx (- (/ (momentum :vx) solar-mass))
     :vy (- (/ (momentum :vy) solar-mass))
     :vz (- (/ (momentum :vz) solar-mass))}))

(defn attract [body other ^double dt]
  (let [dx (- (double (:x other)) (double (:x body)))
        dy (- (double (:y other)) (double (:y body)))
        dz (- (double (:z other)) (double (:z body)))
        square (+ (* dx dx) (* dy dy) (* dz dz))
        pull (/ (* dt (double (:mass other))) (* square (math/sqrt square)))]
    (assoc body
      :vx (+ (double (:vx body)) (* dx pull))
      :vy (+ (double (:vy body)) (* dy pull))
      :vz (+ (double (:vz body)) (* dz pull)))))

(defn move [body ^double dt]
  (assoc body
    :x (+ (double (:x body)) (* dt (double (:vx body))))
    :y (+ (double (:y body)) (* dt (double (:vy body))))
    :z (+ (double (:z body)) (* dt (double (:vz body))))))

(defn step [bodies dt]
  (mapv (fn [body]
          (move (reduce (fn [moved other]
                          (if (= (:name body) (:name other))
                            moved
                            (attract moved other dt)))
                        body
                        bodies)
                dt))
        bodies))

(defn square-of-speed [body]
  (+ (* (:vx body) (:vx body)) (* (:vy body) (:vy body)) (* (:vz body) (:vz body))))

(defn distance [a b]
  (let [dx (- (:x a) (:x b))
        dy (- (:y a) (:y b))
        dz (- (:z a) (:z b))]
    (math/sqrt (+ (* dx dx) (* dy dy) (* dz dz)))))

(defn energy [bodies]
  (- (reduce + (map (fn [b] (* 0.5 (:mass b) (square-of-speed b))) bodies))
     (reduce + (for [i (range (count bodies))
                     j (range (inc i) (count bodies))]
                 (let [a (nth bodies i)
                       b (nth bodies j)]
                   (/ (* (:mass a) (:mass b)) (distance a b)))))))

;; The energy, which is negative, in billionths.
(defn run [steps]
  (let [start (into [(sun planets)] planets)
        end (loop [bodies start
                   left steps]
              (if (pos? left)
                (recur (step bodies 0.01) (dec left))
                bodies))]
    (long (+ 0.5 (* -1e9 (energy end))))))

{:run run
 :small [0 169075164]
 :large [1000 169087605]}
