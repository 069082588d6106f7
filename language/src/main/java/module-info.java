/** The language Senet. Hosts use it through the polyglot API, and its games through {@link org.senet.api}. */
module org.senet.language {
    requires static org.jspecify;
    requires transitive org.graalvm.polyglot;
    requires jdk.management;
    requires org.graalvm.truffle;
    requires org.senet.stdlib;

    exports org.senet.api;

    uses org.senet.api.GameCollection;
    uses org.senet.data.ValueLanguage;
    uses org.senet.runtime.Frontend;

    provides com.oracle.truffle.api.instrumentation.provider.TruffleInstrumentProvider with
            org.senet.limits.AllocationLimitProvider;
    provides com.oracle.truffle.api.provider.TruffleLanguageProvider with
            org.senet.runtime.SenetLanguageProvider;
    provides org.senet.data.ValueLanguage with
            org.senet.runtime.SenetValues;
    provides org.senet.runtime.Frontend with
            org.senet.frontend.SenetFrontend;
}
