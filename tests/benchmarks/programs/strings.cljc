;; Texts: lines are put together from words and numbers, joined, searched and cut.

(defn word [^long n]
  (loop [n n
         letters ""]
    (let [longer (str (nth "etaoinshrdlu" (rem n 12)) letters)]
      (if (< n 12)
        longer
        (recur (quot n 12) longer)))))

(defn line [n]
  (str "line " n ": " (word n) "/" (word (* n n)) (if (even? n) " even" " odd")))

(defn text [lines]
  (apply str (interpose "\n" (map line (range lines)))))

;; The number of words in a text: of the places where one begins.
(defn words [text]
  (loop [i 0
         between true
         total 0]
    (if (< i (count text))
      (let [c (nth text i)
            blank (or (= c \space) (= c \newline))]
        (recur (inc i)
               blank
               (if (and between (not blank)) (inc total) total)))
      total)))

(defn halves [text]
  (let [middle (quot (count text) 2)]
    (str (subs text middle) (subs text 0 middle))))

(defn run [lines]
  (let [t (text lines)]
    [(count t) (words t) (count (halves t))]))

{:run run
 :small [3 [49 12 49]]
 :large [2000 [51576 8000 51576]]}
