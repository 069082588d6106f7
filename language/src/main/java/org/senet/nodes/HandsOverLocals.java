package org.senet.nodes;

/** A node that hands the locals to code elsewhere, which may read any of them. */
public interface HandsOverLocals {}
