;; The zebra puzzle as in zebra, by `for` in both languages.

(defn right-of? [a b] (= a (inc b)))

(defn next-to? [a b] (or (= a (inc b)) (= b (inc a))))

(defn answer [pairs house]
  (some (fn [[nation at]] (if (= at house) nation nil)) pairs))

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
        [(answer pairs water) (answer pairs zebra)]))))

(defn run [houses]
  (vec (solutions houses)))

{:run run
 :small [[1 2 3 4 5] [[:norwegian :japanese]]]
 :large [[1 2 3 4 5] [[:norwegian :japanese]]]}
