package org.senet.index;

/**
 * A name in a text.
 *
 * @param entity what it stands for
 * @param place the name, without its namespace
 * @param role what it does there
 */
public record Use(Entity entity, Place place, Role role) {
    /** What a name does where it stands. */
    public enum Role {
        /** Its value is asked for. */
        READ,
        /** It gets another value. */
        WRITE,
        /** It is made known. */
        DEFINITION
    }
}
