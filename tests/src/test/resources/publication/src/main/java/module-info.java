module host {
    requires org.graalvm.polyglot;
    requires org.senet.language;
}
