package org.senet.tests.reference;

/**
 * What follows a form: the rest of the rule, which is run once for each value that the form has, from left to right.
 * Going on and coming back is all that there is to choice.
 */
@FunctionalInterface
interface Next {
    /**
     * Goes on.
     *
     * @param value the form's value
     * @param world the world that the form has left
     * @return whether enough was found, so that no other choice need be tried
     */
    boolean go(Object value, World world);

    /** What follows a condition. */
    @FunctionalInterface
    interface OfTest {
        /** Goes on as {@link Next#go} does. */
        boolean go(boolean holds, World world);
    }
}
