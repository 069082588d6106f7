/** The library's part that is written in Senet. It is open because the language reads it as resources. */
open module org.senet.stdlib {}
