package org.senet.runtime;

import com.oracle.truffle.api.TruffleFile;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Knows Senet programs by their file names. */
public final class SenetFileDetector implements TruffleFile.FileTypeDetector {
    @Override
    public String findMimeType(TruffleFile file) {
        var name = file.getName();
        return name != null && name.endsWith(".senet") ? SenetLanguage.MIME_TYPE : null;
    }

    @Override
    public Charset findEncoding(TruffleFile file) {
        return StandardCharsets.UTF_8;
    }
}
