package org.senet.tests.randomrules;

import java.util.List;

/**
 * A random game.
 *
 * @param seed what it was made from
 * @param forms of its script
 * @param positions texts of positions that were made at random; they may not make sense to the game
 */
record Program(long seed, List<Form> forms, List<String> positions) {
    String script() {
        return Form.script(forms);
    }
}
