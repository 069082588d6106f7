package org.senet.data;

/** A value that is no function, but can be called like one. */
public interface Applicable {

    /** The number of arguments that it takes. */
    int arity();

    /**
     * Calls it.
     *
     * @param arguments as many as {@link #arity()} says
     * @return the value of the call
     */
    Object apply(Object... arguments);
}
