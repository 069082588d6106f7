/** File systems for scripts whose files travel: {@link org.senet.cluster.files.RecordingFiles} finds out which ones a script reads. */
@NullMarked
package org.senet.cluster.files;

import org.jspecify.annotations.NullMarked;
