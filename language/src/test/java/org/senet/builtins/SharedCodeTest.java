package org.senet.builtins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.junit.jupiter.api.Test;
import org.senet.runtime.Code;
import org.senet.runtime.Function;
import org.senet.runtime.SenetContext;

/** Contexts of one engine share the code of the library, and nothing else. */
class SharedCodeTest {
    @Test
    void codeIsMadeOnce() {
        try (var engine = Engine.newBuilder("senet").build();
                var one = Context.newBuilder("senet").engine(engine).build();
                var other = Context.newBuilder("senet").engine(engine).build()) {
            assertThat(code(one, "first")).isInstanceOf(Builtin.class).isSameAs(code(other, "first"));
            assertThat(code(one, "reduce")).isSameAs(code(other, "reduce"));
        }
    }

    @Test
    void randomNumbersBelongToTheContext() {
        try (var engine = Engine.newBuilder("senet").build();
                var one = Context.newBuilder("senet").engine(engine).build();
                var other = Context.newBuilder("senet").engine(engine).build()) {
            one.eval("senet", "(seed-random! 1)");
            other.eval("senet", "(seed-random! 2)");
            other.eval("senet", "(rand-int 1000)");
            var first = Table.print(one, "(repeatedly 5 (fn [] (rand-int 1000)))");
            one.eval("senet", "(seed-random! 1)");
            assertThat(Table.print(one, "(repeatedly 5 (fn [] (rand-int 1000)))"))
                    .isEqualTo(first);
        }
    }

    /** The same text means other things where names mean other things. */
    @Test
    void textsAreUnderstoodByTheContextsOwnDefinitions() {
        try (var engine = Engine.newBuilder("senet").build();
                var one = Context.newBuilder("senet").engine(engine).build();
                var other = Context.newBuilder("senet").engine(engine).build()) {
            one.eval("senet", "(defmacro word [] 1)");
            other.eval("senet", "(defmacro word [] 2)");
            assertThat(Table.print(one, "(word)")).isEqualTo("1");
            assertThat(Table.print(other, "(word)")).isEqualTo("2");
            one.eval("senet", "(def inc dec)");
            assertThat(Table.print(one, "(inc 5)")).isEqualTo("4");
            assertThat(Table.print(other, "(inc 5)")).isEqualTo("6");
            one.eval("senet", "(def ^{:dynamic true :unit :ply} depth 1)");
            other.eval("senet", "(def depth 2)");
            assertThat(Table.print(one, "(:unit (meta #'depth))")).isEqualTo(":ply");
            assertThat(Table.print(other, "(:unit (meta #'depth))")).isEqualTo("nil");
            assertThat(Table.print(one, "(binding [depth 3] depth)")).isEqualTo("3");
            assertThatThrownBy(() -> Table.print(other, "(binding [depth 3] depth)"))
                    .hasMessageContaining("`depth` is not dynamic");
        }
    }

    @Test
    void whereNamesMeanTheSameCodeIsShared() {
        try (var engine = Engine.newBuilder("senet").build();
                var one = Context.newBuilder("senet").engine(engine).build();
                var other = Context.newBuilder("senet").engine(engine).build();
                var different = Context.newBuilder("senet").engine(engine).build()) {
            different.eval("senet", "(defmacro twice [x] x)");
            for (var context : List.of(one, other, different)) {
                context.eval("senet", "(def ^:private secret 1)");
                context.eval("senet", "(defmacro pair [x] `[~x ~x])");
                context.eval("senet", "(defn f [n] (pair (+ n secret)))");
                assertThat(Table.print(context, "(f 1)")).isEqualTo("[2 2]");
                assertThat(Table.print(context, "(:private (meta #'secret))")).isEqualTo("true");
            }
            assertThat(own(one)).isSameAs(own(other)).isNotSameAs(own(different));
        }
    }

    private static Code own(Context context) {
        context.enter();
        try {
            var inside = SenetContext.get(null);
            return ((Function) inside.value(inside.current().find("f"))).code;
        } finally {
            context.leave();
        }
    }

    private static Code code(Context context, String name) {
        context.initialize("senet");
        context.enter();
        try {
            var inside = SenetContext.get(null);
            return ((Function) inside.value(inside.core().find(name))).code;
        } finally {
            context.leave();
        }
    }
}
