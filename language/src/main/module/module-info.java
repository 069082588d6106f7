import com.oracle.truffle.api.instrumentation.provider.TruffleInstrumentProvider;
import com.oracle.truffle.api.provider.TruffleLanguageProvider;
import org.senet.api.GameCollection;
import org.senet.data.ValueLanguage;
import org.senet.frontend.SenetFrontend;
import org.senet.limits.AllocationLimitProvider;
import org.senet.runtime.Frontend;
import org.senet.runtime.SenetLanguageProvider;
import org.senet.runtime.SenetValues;

/** The language. Hosts use {@link org.senet.api} and GraalVM's polyglot interface. */
module org.senet.language {
    requires transitive org.graalvm.polyglot;
    requires org.graalvm.truffle;
    requires java.management;
    requires jdk.management;
    requires static org.jspecify;
    requires org.senet.stdlib;

    exports org.senet.api;

    uses GameCollection;
    uses Frontend;
    uses ValueLanguage;

    provides Frontend with
            SenetFrontend;
    provides ValueLanguage with
            SenetValues;
    provides TruffleLanguageProvider with
            SenetLanguageProvider;
    provides TruffleInstrumentProvider with
            AllocationLimitProvider;
}
