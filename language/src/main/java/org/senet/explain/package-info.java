/**
 * Why moves are legal or not: what was written down while the rules were followed, as sentences for people and as data for
 * programs.
 */
package org.senet.explain;
