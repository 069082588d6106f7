package org.senet.data;

/** A value that tells what kind of value it is; see the function {@code type}. */
public interface HasKind {

    /** The name of the kind, such as {@code position}; the same for all values of the kind. */
    String kind();
}
