;; A regular expression by trial as in regex, by functions for what has to match behind, in both languages.

(def expression
  [:seq [:star [:or [:or \a [:seq \a \a]] [:or [:seq \a \b] \b]]] \c])

(defn match
  "The number of ways in which the expression matches from i on, such that `then` matches behind it."
  [e text i then]
  (if (vector? e)
    (case (first e)
      :seq (match (nth e 1) text i (fn [j] (match (nth e 2) text j then)))
      :or (+ (match (nth e 1) text i then) (match (nth e 2) text i then))
      :star (+ (match (nth e 1) text i (fn [j] (if (> j i) (match e text j then) 0)))
               (then i)))
    (if (and (< i (count text)) (= e (nth text i)))
      (then (inc i))
      0)))

;; Each `aab` of the text is a, a, b or aa, b or a, ab.
(defn run [text]
  (match expression text 0 (fn [end] (if (= end (count text)) 1 0))))

{:run run
 :small [(vec "aabaabc") 9]
 :large [(vec "aabaabaabaabaabaabc") 729]}
