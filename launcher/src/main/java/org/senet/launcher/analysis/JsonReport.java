package org.senet.launcher.analysis;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.List;
import org.senet.cluster.observation.Subject;
import org.senet.launcher.statistics.Interval;
import org.senet.launcher.statistics.Sample;

/** Writes an analysis as a JSON object. Numbers that do not exist, such as infinite bounds, are null. */
public final class JsonReport {
    private final JsonWriter json;

    private JsonReport(JsonWriter json) {
        this.json = json;
    }

    /** Writes it. */
    public static void write(JsonWriter json, Analysis analysis) throws IOException {
        new JsonReport(json).write(analysis);
    }

    private void write(Analysis analysis) throws IOException {
        json.beginObject();
        json.name("game").value(analysis.subject().game());
        json.name("position").value(analysis.subject().start());
        json.name("seed").value(analysis.seed());
        json.name("partial").value(analysis.partial());
        names("players", analysis.subject().players());
        json.name("series").beginArray();
        for (var found : analysis.series()) {
            series(analysis.subject(), found);
        }
        json.endArray();
        var equal = analysis.equal();
        if (equal != null) {
            json.name("equalMoves").beginObject();
            json.name("games").value(equal.games());
            json.name("positions").value(equal.positions());
            json.name("of").value(equal.of());
            json.name("move").value(equal.example().move());
            json.name("first").value(equal.example().first());
            names("after", equal.example().after());
            json.endObject();
        }
        var skill = analysis.skill();
        if (skill != null) {
            json.name("skill").beginObject();
            json.name("strong").value(skill.strong());
            json.name("weak").value(skill.weak());
            part(skill.score());
            number("elo", skill.elo());
            json.endObject();
        }
        json.endObject();
    }

    private void series(Subject subject, Findings found) throws IOException {
        json.beginObject();
        json.name("plays").value(found.title());
        json.name("games").value(found.games());
        json.name("results").beginArray();
        for (var part : found.results()) {
            json.beginObject();
            json.name("name").value(part.name());
            part(part);
            json.endObject();
        }
        json.endArray();
        json.name("firstSide").beginObject();
        json.name("name").value(found.firstSide().name());
        part(found.firstSide());
        json.endObject();
        json.name("criteria").beginObject();
        for (var criterion : found.criteria().entrySet()) {
            number(criterion.getKey().key(), criterion.getValue());
        }
        json.endObject();
        json.name("measures").beginObject();
        for (var measure : found.measures().entrySet()) {
            sample(measure.getKey().key(), measure.getValue());
        }
        json.endObject();
        endings(subject, found);
        names("unusedPieces", found.unused());
        names("unmovedPieces", found.unmoved());
        names("uncapturedPieces", found.uncaptured());
        names("unvisitedSquares", found.unvisited());
        openings(found);
        plies(found);
        json.name("path").beginArray();
        for (var value : found.path()) {
            json.value(value);
        }
        json.endArray();
        json.endObject();
    }

    private void sample(String name, Sample sample) throws IOException {
        json.name(name).beginObject();
        json.name("games").value(sample.count());
        number("mean", sample.mean());
        interval(sample.interval());
        number("deviation", sample.deviation());
        number("least", sample.least());
        number("median", sample.median());
        number("most", sample.most());
        json.endObject();
    }

    private void endings(Subject subject, Findings found) throws IOException {
        json.name("endings").beginArray();
        for (int i = 0; i < found.endings().size(); i++) {
            var end = subject.endings().get(i);
            json.beginObject();
            json.name("kind").value(end.kind());
            json.name("claim").value(end.claim());
            json.name("line").value(end.line());
            json.name("text").value(end.text());
            json.name("games").value(found.endings().get(i));
            json.endObject();
        }
        json.endArray();
    }

    private void openings(Findings found) throws IOException {
        json.name("openings").beginArray();
        for (var opening : found.openings()) {
            json.beginObject();
            json.name("move").value(opening.move());
            json.name("games").value(opening.games());
            json.name("score").beginObject();
            part(opening.score());
            json.endObject();
            json.endObject();
        }
        json.endArray();
    }

    private void plies(Findings found) throws IOException {
        json.name("plies").beginArray();
        for (var ply : found.plies()) {
            json.beginObject();
            json.name("games").value(ply.games());
            if (ply.positions() >= 0) {
                json.name("positions").value(ply.positions());
            }
            number("choices", ply.choices());
            number("captures", ply.captures());
            json.endObject();
        }
        json.endArray();
    }

    private void part(Findings.Part part) throws IOException {
        json.name("times").value(part.times());
        json.name("of").value(part.of());
        json.name("part").value(part.part());
        interval(part.interval());
    }

    private void interval(Interval interval) throws IOException {
        json.name("interval").beginArray();
        value(interval.low());
        value(interval.high());
        json.endArray();
    }

    private void number(String name, double value) throws IOException {
        json.name(name);
        value(value);
    }

    private void value(double value) throws IOException {
        if (Double.isFinite(value)) {
            json.value(value);
        } else {
            json.nullValue();
        }
    }

    private void names(String name, List<String> names) throws IOException {
        json.name(name).beginArray();
        for (var each : names) {
            json.value(each);
        }
        json.endArray();
    }
}
