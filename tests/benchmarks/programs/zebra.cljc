;; The zebra puzzle: five houses in a row, with colours, nations, drinks, smokes and pets; who drinks water, and who has the zebra?
;; Each clue is checked as soon as what it speaks of is known. Senet chooses one of all orders of the houses with `any-of`; Clojure
;; goes through all of them with `for`.

(defn right-of? [a b] (= a (inc b)))

(defn next-to? [a b] (or (= a (inc b)) (= b (inc a))))

(defn answer [pairs house]
  (some (fn [[nation at]] (if (= at house) nation nil)) pairs))

#?(:senet
   (do
     (defn ordering [houses]
       (loop [left houses
              chosen []]
         (if (empty? left)
           chosen
           (let [house (any-of left)]
             (recur (filterv (fn [other] (not= other house)) left) (conj chosen house))))))

     (defn solution [houses]
       (let [orders (all (ordering houses))
             [red green ivory yellow blue] (any-of orders)
             _ (check (right-of? green ivory))
             [english spanish ukrainian norwegian japanese] (any-of orders)
             _ (check (= english red))
             _ (check (= norwegian 1))
             _ (check (next-to? norwegian blue))
             [coffee tea milk juice water] (any-of orders)
             _ (check (= coffee green))
             _ (check (= ukrainian tea))
             _ (check (= milk 3))
             [old-gold kools chesterfield lucky-strike parliament] (any-of orders)
             _ (check (= kools yellow))
             _ (check (= lucky-strike juice))
             _ (check (= japanese parliament))
             [dog snails fox horse zebra] (any-of orders)]
         (check (= spanish dog))
         (check (= old-gold snails))
         (check (next-to? chesterfield fox))
         (check (next-to? kools horse))
         (let [pairs [[:english english] [:spanish spanish] [:ukrainian ukrainian] [:norwegian norwegian] [:japanese japanese]]]
           [(answer pairs water) (answer pairs zebra)]))))
   :clj
   (do
     (defn orderings [houses]
       (if (empty? houses)
         [[]]
         (for [house houses
               others (orderings (filterv (fn [other] (not= other house)) houses))]
           (into [house] others))))

     (defn solutions [houses]
       (let [orders (orderings houses)]
         (for [[red green ivory yellow blue] orders
               :when (right-of? green ivory)
               [english spanish ukrainian norwegian japanese] orders
               :when (= english red)
               :when (= norwegian 1)
               :when (next-to? norwegian blue)
               [coffee tea milk juice water] orders
               :when (= coffee green)
               :when (= ukrainian tea)
               :when (= milk 3)
               [old-gold kools chesterfield lucky-strike parliament] orders
               :when (= kools yellow)
               :when (= lucky-strike juice)
               :when (= japanese parliament)
               [dog snails fox horse zebra] orders
               :when (= spanish dog)
               :when (= old-gold snails)
               :when (next-to? chesterfield fox)
               :when (next-to? kools horse)]
           (let [pairs
                 [[:english english] [:spanish spanish] [:ukrainian ukrainian] [:norwegian norwegian] [:japanese japanese]]]
             [(answer pairs water) (answer pairs zebra)]))))))

(defn run [houses]
  #?(:senet (vec (all (solution houses)))
     :clj (vec (solutions houses))))

{:run run
 :small [[1 2 3 4 5] [[:norwegian :japanese]]]
 :large [[1 2 3 4 5] [[:norwegian :japanese]]]}
