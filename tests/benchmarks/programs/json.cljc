;; A reader of JSON: texts are cut, small vectors are made and taken apart, maps and vectors are built. Each function
;; returns what it has read and the index behind it.

#?(:senet (require '[senet.string :as string])
   :clj (require '[clojure.string :as string]))

(declare read-value)

(defn space? [c]
  (or (= c \space) (= c \newline) (= c \tab) (= c \return)))

(defn after-space ^long [text ^long start]
  (loop [i start]
    (if (and (< i (count text)) (space? (nth text i)))
      (recur (inc i))
      i)))

(def escapes {\n "\n" \t "\t" \r "\r" \b "\b" \f "\f"})

(defn read-text [text ^long start]
  (loop [i (inc start)
         from (inc start)
         parts []]
    (let [c (nth text i)]
      (cond
        (= c \") [(if (= parts [])
                    (subs text from i)
                    (string/join (conj parts (subs text from i))))
                  (inc i)]
        (= c \\) (let [escaped (nth text (inc i))]
                   (recur (+ i 2)
                          (+ i 2)
                          (conj parts (subs text from i) (get escapes escaped (str escaped)))))
        :else (recur (inc i) from parts)))))

(defn digit? [c]
  (contains? #{\0 \1 \2 \3 \4 \5 \6 \7 \8 \9 \- \+ \. \e \E} c))

(defn read-number [text ^long start]
  (loop [i start
         whole true]
    (if (and (< i (count text)) (digit? (nth text i)))
      (recur (inc i)
             (let [c (nth text i)]
               (and whole (not (= c \.)) (not (= c \e)) (not (= c \E)))))
      (let [digits (subs text start i)]
        [(if whole (parse-long digits) (parse-double digits)) i]))))

(defn read-array [text ^long start]
  (loop [i (after-space text (inc start))
         elements []]
    (let [c (nth text i)]
      (cond
        (= c \]) [elements (inc i)]
        (= c \,) (recur (after-space text (inc i)) elements)
        :else (let [[element end] (read-value text i)]
                (recur (after-space text end) (conj elements element)))))))

(defn read-object [text ^long start]
  (loop [i (after-space text (inc start))
         members {}]
    (let [c (nth text i)]
      (cond
        (= c \}) [members (inc i)]
        (= c \,) (recur (after-space text (inc i)) members)
        :else (let [[name end] (read-text text i)
                    colon (after-space text end)
                    [value end] (read-value text (after-space text (inc colon)))]
                (recur (after-space text end) (assoc members (keyword name) value)))))))

(defn read-value [text ^long start]
  (let [c (nth text start)]
    (case c
      \{ (read-object text start)
      \[ (read-array text start)
      \" (read-text text start)
      \t [true (+ start 4)]
      \f [false (+ start 5)]
      \n [nil (+ start 4)]
      (read-number text start))))

(defn read-json [text]
  (first (read-value text (after-space text 0))))

(defn person [i]
  (str "{\"id\": " i ", \"name\": \"No. \\\"" i "\\\"\", \"rating\": " (quot i 2) ".25, \"tags\": [\"a\", \"b" i
       "\", null, true],\n  \"home\": {\"street\": \"Main Street\", \"number\": " (rem i 90) "}}"))

(defn document [n]
  (str "{\"people\": [" (string/join ",\n " (map person (range n))) "]}"))

(defn run [n]
  (let [people (:people (read-json (document n)))]
    [(count people)
     (reduce + (map :id people))
     (reduce + (map (fn [p] (count (:name p))) people))
     (long (reduce + (map :rating people)))]))

;; Of ten people: the sum of 0 to 9; ten names of seven characters; twice the sum of 0 to 4, and ten quarters.
{:run run
 :small [10 [10 45 70 22]]
 :large [300 [300 44850 2590 22425]]}
