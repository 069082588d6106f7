#!/bin/bash
# Lets GoGui play a game of ours against itself, with our program as player and as ruler.
# usage: gogui.sh GAME [SECONDS]
# GOGUI is the class path of GoGui (https://github.com/Remi-Coulom/gogui), its jar or its compiled classes.
source "$(dirname "$0")/common.sh"
need java Xvfb xvfb-run
[ -n "${GOGUI:-}" ] || { echo "skipped: GOGUI does not say where GoGui is"; exit 0; }
game=$1
for role in player ruler; do
    cat > "$out/$role" <<END
#!/bin/bash
tee -a "$out/$game-$role.in" | "$senet" engine $game --protocol gtp --player "${PLAYER:-uct:nodes=30}" 2>> "$out/$game.err" \
    | tee -a "$out/$game-$role.out"
END
    chmod +x "$out/$role"
done
HOME=$out timeout "${2:-120}" xvfb-run -a -s "-screen 0 1024x768x24" \
    java -Duser.home="$out" -cp "$GOGUI" net.sf.gogui.gogui.Main -program "$out/player" -rules "$out/ruler" -computer-both > "$out/gogui.log" 2>&1
echo "$game: $(grep -c '^[0-9 ]*genmove' "$out/$game-player.in") clicks by the player," \
    "$(grep -c '^[0-9 ]*play' "$out/$game-ruler.in") told to the ruler," \
    "refused $(grep -hc '^?' "$out/$game-ruler.out") and $(grep -hc '^?' "$out/$game-player.out")"
grep -h -A1 'gogui-rules_final_result' "$out/$game-ruler.in" | tail -1
grep -hiE '^=[0-9]* (black|white|draw)' "$out/$game-ruler.out" | sort | uniq -c | tail -4
