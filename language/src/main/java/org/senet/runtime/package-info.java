/**
 * The language as Truffle sees it, and what a running program has: contexts with their namespaces and variables, functions and
 * continuations, threads, files. {@link org.senet.runtime.SenetLanguage} is the entry; what makes code of texts is behind
 * {@link org.senet.runtime.Frontend}, and what functions do behind {@link org.senet.runtime.Code}. {@code TopScope},
 * {@code LanguageView}, {@code MemberObject} and {@code SenetValues} are what hosts and tools are shown.
 */
package org.senet.runtime;
