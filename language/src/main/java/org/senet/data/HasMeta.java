package org.senet.data;

/** A value that carries metadata. Metadata take no part in equality, hashing or ordering. */
public interface HasMeta {

    /**
     * The metadata of this value.
     *
     * @return the metadata; {@link PersistentMap#EMPTY}, never Java {@code null}, when there are none
     */
    PersistentMap meta();

    /**
     * The same value with other metadata.
     *
     * @param meta the metadata that replace the present ones
     * @return a value equal to this one that carries {@code meta}
     */
    Object withMeta(PersistentMap meta);
}
