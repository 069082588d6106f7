;; SEND + MORE = MONEY as in send-more, by plain recursion in both languages.

(defn number [digits]
  (reduce (fn [n digit] (+ (* 10 n) digit)) 0 digits))

(defn right? [[s e n d m o r y]]
  (= (+ (number [s e n d]) (number [m o r e])) (number [m o n e y])))

;; S and M, the first letters of their words, are not 0.
(defn allowed? [digits digit]
  (not (or (some (fn [other] (= other digit)) digits)
           (and (= digit 0) (or (= (count digits) 0) (= (count digits) 4))))))

(defn assignment [digits highest]
  (if (= (count digits) 8)
    (if (right? digits) digits nil)
    (some (fn [digit] (if (allowed? digits digit) (assignment (conj digits digit) highest) nil))
          (range highest -1 -1))))

;; `known` are the first letters' digits, so that the small case is small.
(defn run [known]
  (assignment known 9))

{:run run
 :small [[9 5 6 7] [9 5 6 7 1 0 8 2]]
 :large [[9 5] [9 5 6 7 1 0 8 2]]}
