/** What tests need from inside of the launcher. */
@org.jspecify.annotations.NullMarked
package org.senet.launcher;
