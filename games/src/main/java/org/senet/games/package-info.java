/** How programs find the bundled games. */
package org.senet.games;
