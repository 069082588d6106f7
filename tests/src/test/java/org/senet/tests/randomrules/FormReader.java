package org.senet.tests.randomrules;

import java.util.ArrayList;
import java.util.List;
import org.senet.tests.randomrules.Form.Group;
import org.senet.tests.randomrules.Form.Word;

/** Reads the forms of scripts that were made here: words, strings, brackets and quotes. */
final class FormReader {
    private final String text;
    private int at;

    FormReader(String text) {
        this.text = text;
    }

    /** All forms up to the end or a closing bracket. */
    List<Form> forms() {
        var forms = new ArrayList<Form>();
        for (skip(); at < text.length() && ")]}".indexOf(text.charAt(at)) < 0; skip()) {
            forms.add(form());
        }
        return forms;
    }

    private void skip() {
        while (at < text.length() && (text.charAt(at) <= ' ' || text.charAt(at) == ';')) {
            if (text.charAt(at) == ';') {
                int end = text.indexOf('\n', at);
                at = end < 0 ? text.length() : end;
            } else {
                at++;
            }
        }
    }

    private Form form() {
        int start = at;
        while (at < text.length() && "'`~@#".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        var prefix = text.substring(start, at);
        if (at < text.length() && "([{".indexOf(text.charAt(at)) >= 0) {
            char open = text.charAt(at++);
            var forms = forms();
            if (at >= text.length()) {
                throw new IllegalArgumentException("missing bracket in: " + text);
            }
            at++;
            return new Group(prefix, open, forms);
        }
        return new Word(prefix + word());
    }

    private String word() {
        int start = at;
        if (text.charAt(at) == '"') {
            at = text.indexOf('"', at + 1) + 1;
        } else {
            while (at < text.length() && " \n\t()[]{}".indexOf(text.charAt(at)) < 0) {
                at++;
            }
        }
        return text.substring(start, at);
    }
}
