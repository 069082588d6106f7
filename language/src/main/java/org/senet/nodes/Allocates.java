package org.senet.nodes;

/** An expression whose value is made anew each time: a memory tracer wants to know of it. */
public interface Allocates {}
