;; Calls, comparisons and sums of small integers: Fibonacci numbers by their definition.

(defn fib ^long [^long n]
  (if (< n 2)
    n
    (+ (fib (- n 1)) (fib (- n 2)))))

{:run fib
 :small [20 6765]
 :large [30 832040]}
