/** The bundled games: scripts, which programs find by name. */
open module org.senet.games {
    requires org.senet.language;

    provides org.senet.api.GameCollection with
            org.senet.games.BundledGames;
}
