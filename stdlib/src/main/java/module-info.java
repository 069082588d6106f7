/** The part of the standard library that is written in Senet: resources, which the language reads. */
open module org.senet.stdlib {}
