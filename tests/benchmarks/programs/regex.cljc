;; A regular expression by trial, (a|aa|ab|b)*c: in how many ways it matches a text. Senet goes into the alternatives with `any`,
;; and a match is a place where the expression may end; Clojure hands on, as a function, what has to match behind.

(def expression
  [:seq [:star [:or [:or \a [:seq \a \a]] [:or [:seq \a \b] \b]]] \c])

#?(:senet
   (defn match
     "A place where the expression may end in the text when it begins at i."
     [e text i]
     (if (vector? e)
       (case (first e)
         :seq (match (nth e 2) text (match (nth e 1) text i))
         :or (match (any (nth e 1) (nth e 2)) text i)
         :star (if (any true false)
                 (let [end (match (nth e 1) text i)]
                   (check (> end i))
                   (match e text end))
                 i))
       (do
         (check (and (< i (count text)) (= e (nth text i))))
         (inc i))))
   :clj
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
         0))))

;; Each `aab` of the text is a, a, b or aa, b or a, ab.
(defn run [text]
  #?(:senet (count-all (check (= (count text) (match expression text 0))))
     :clj (match expression text 0 (fn [end] (if (= end (count text)) 1 0)))))

{:run run
 :small [(vec "aabaabc") 9]
 :large [(vec "aabaabaabaabaabaabc") 729]}
