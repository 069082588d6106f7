package org.senet.index;

import com.oracle.truffle.api.source.Source;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;

/** What an index needs of the front end. */
public interface Expander {
    /** A top-level form and its place. */
    record Form(Object form, SourceSpan span) {}

    /** One step of macro expansion in the current namespace; the form itself when it is no call of a macro. */
    Object expandOnce(Object form);

    /** Whether a name is that of a form that defines something of the rules layer, or organises programs. */
    boolean isDefinition(String name);

    /**
     * The forms of a file that a text includes, as far as they can be read.
     *
     * @param path as it is written
     * @param from the text that includes it
     * @return the forms, or null when there is no such file
     */
    @Nullable
    List<Form> include(String path, Source from);
}
