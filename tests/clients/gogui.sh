#!/bin/bash
# Plays a whole game of two of ours in the window of GoGui, which starts our program a second time as its game ruler: that one is asked after
# each click for the legal ones, the side to move and the board, which GoGui draws.
# usage: gogui.sh GAME [SECONDS]   for instance: gogui.sh ataxx 300
source "$(dirname "$0")/common.sh"
gogui=${GOGUI:-gogui}
need "$gogui" xvfb-run
game=$1 seconds=${2:-300}
rm -f "$out/gogui-$game".*
# GoGui shows what it says to the player, but not to the ruler; so each of our processes keeps a transcript of its own.
engine=$out/gogui-engine.sh
cat > "$engine" <<END
#!/bin/bash
tee "$out/gogui-$game.\$\$.in" | "$senet" engine "$game" --protocol gtp --player "${PLAYER:-alphabeta:nodes=50}" --seed "${SEED:-1}" | tee "$out/gogui-$game.\$\$.out"
END
chmod +x "$engine"
export gogui engine out game seconds
# The window stays open when the game is over: then our player is asked for no more clicks.
xvfb-run -a -s "-screen 0 1024x768x24" bash -c '
    "$gogui" -program "$engine" -computer-both > "$out/gogui-$game.log" 2>&1 &
    window=$!
    before=0 still=0
    for _ in $(seq "$seconds"); do
        sleep 1
        now=$(cat "$out/gogui-$game".*.in 2> /dev/null | grep -c "^genmove")
        if [ "$now" = "$before" ]; then still=$((still + 1)); else still=0; fi
        before=$now
        [ "$now" -gt 0 ] && [ "$still" -gt 15 ] && break
    done
    import -window root "$out/gogui-$game.png" 2> /dev/null
    kill $window 2> /dev/null'
ruler=$(grep -l '^play' "$out/gogui-$game".*.in | head -1)
# GoGui clears the board often, and tries the last click twice more, of which the ruler refuses what is not legal any more.
awk '/^clear_board/ { clicks = "" } /^play/ && $0 != last { clicks = clicks $0 "\n" } { last = $0 } END { printf "%s", clicks }' "$ruler" | uniq \
    > "$out/gogui-$game.clicks"
{ cat "$out/gogui-$game.clicks"; echo gogui-rules_legal_moves; echo gogui-rules_final_result; echo quit; } |
    "$senet" engine "$game" --protocol gtp --player random | grep -v '^$' > "$out/gogui-$game.replay"
echo "$game: $(wc -l < "$out/gogui-$game.clicks") clicks, $(grep -c '^?' "$out/gogui-$game.replay") refused," \
    "legal at the end:$(tail -n 3 "$out/gogui-$game.replay" | head -1 | cut -c 2-60), result:$(tail -n 2 "$out/gogui-$game.replay" | head -1 | cut -c 2-)"
