import org.senet.api.GameCollection;
import org.senet.games.BundledGames;

/** The bundled games, which the language finds as a service. */
module org.senet.games {
    requires org.senet.language;

    exports org.senet.games;

    provides GameCollection with
            BundledGames;
}
