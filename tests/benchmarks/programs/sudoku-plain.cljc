;; A sudoku as in sudoku, by plain recursion in both languages.

(defn squares [text]
  (mapv (fn [character] (if (= character \.) 0 (- (int character) 48))) text))

(defn free? [board i digit]
  (let [row (quot i 9)
        column (rem i 9)
        top (* 3 (quot row 3))
        left (* 3 (quot column 3))]
    (not-any? (fn [k]
                (or (= digit (nth board (+ (* 9 row) k)))
                    (= digit (nth board (+ (* 9 k) column)))
                    (= digit (nth board (+ (* 9 (+ top (quot k 3))) left (rem k 3))))))
              (range 9))))

(defn filled [board i]
  (cond
    (= i 81) board
    (not= 0 (nth board i)) (filled board (inc i))
    :else (some (fn [digit] (if (free? board i digit) (filled (assoc board i digit) (inc i)) nil)) (range 1 10))))

(defn run [text]
  (apply str (filled (squares text) 0)))

;; The puzzle of the small case is in the article "Sudoku" of the English Wikipedia.
{:run run
 :small ["53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
         "534678912672195348198342567859761423426853791713924856961537284287419635345286179"]
 :large ["8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
         "812753649943682175675491283154237896369845721287169534521974368438526917796318452"]}
