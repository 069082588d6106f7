package org.senet.launcher.analysis;

/** Text for HTML pages. */
final class Html {
    /** The style sheet: readable in light and dark, on paper, and on narrow screens. */
    static final String STYLE = """
            :root { color-scheme: light dark; --ink: #222; --soft: #767676; --grid: #ddd; --bar: #2f6fad; --page: #fff; }
            @media (prefers-color-scheme: dark) {
              :root { --ink: #e6e6e6; --soft: #a0a0a0; --grid: #3a3a3a; --bar: #6aa9e4; --page: #181818; }
            }
            body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page);
              max-width: 60rem; margin: 0 auto; padding: 1rem; }
            table { border-collapse: collapse; display: block; overflow-x: auto; }
            th, td { text-align: right; padding: 0.15rem 0.6rem; border-bottom: 1px solid var(--grid); }
            th:first-child, td:first-child, td.text { text-align: left; }
            svg { width: 100%; max-width: 640px; height: auto; display: block; margin: 0.5rem 0 1.5rem; }
            svg text { font-size: 11px; fill: var(--soft); }
            svg .grid { stroke: var(--grid); }
            svg rect { fill: var(--bar); }
            svg polyline { fill: none; stroke: var(--bar); stroke-width: 2; }
            code { overflow-wrap: anywhere; }
            .soft { color: var(--soft); }
            """;

    private Html() {}

    /** A text in which no character means anything else. */
    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
