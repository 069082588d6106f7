package org.senet.translator;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.senet.ir.IrTree;

/** The build has written the tests of switches over types into the class files. */
class TypeSwitchesTest {
    @Test
    void areInTheClassFiles() {
        assertThat(Arrays.stream(IrTree.class.getDeclaredMethods()).map(Method::getName))
                .anyMatch(name -> name.startsWith("typeSwitch$"));
    }
}
