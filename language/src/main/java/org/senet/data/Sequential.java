package org.senet.data;

/**
 * A value with elements in an order: vectors, lists, map entries and sequences. Any two of them are equal when they
 * have equal elements in the same order, whatever their classes.
 */
public interface Sequential extends Iterable<Object> {}
