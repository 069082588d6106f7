;; Lazy sequences: the primes, each of which takes its multiples out of the sequence of those that follow.

(defn sieve [numbers]
  (lazy-seq
    (let [prime (first numbers)]
      (cons prime
            (sieve (filter (fn [n] (pos? (rem n prime))) (rest numbers)))))))

(defn run [n]
  (nth (sieve (iterate inc 2)) (dec n)))

;; The n-th prime.
{:run run
 :small [25 97]
 :large [500 3571]}
