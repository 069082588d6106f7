#!/bin/bash
# Plays Go on 9x9 points against GNU Go under gogui-twogtp, both by the same rules, and compares what both say of the score.
# usage: gogui-twogtp.sh [GAMES]
source "$(dirname "$0")/common.sh"
twogtp=${TWOGTP:-gogui-twogtp}
need "$twogtp" gnugo
games=${1:-10}
# All stones that stand at the end count as alive by the rules of our Go, so GNU Go is told to capture what is dead before it passes.
# The superko of our rules is GNU Go's as well: else it may want to repeat a position.
gnugo="gnugo --mode gtp --level 1 --chinese-rules --positional-superko --capture-all-dead --play-out-aftermath"
rm -f "$out"/twogtp*
"$twogtp" -black "$senet engine go --protocol gtp --player ${PLAYER:-uct:nodes=100}" -white "$gnugo" -games "$games" -size 9 -komi 7.5 \
    -alternate -auto -force -maxmoves 400 -sgffile "$out/twogtp" > "$out/twogtp.log" 2>&1
grep -v '^#' "$out/twogtp.dat" | awk -F'\t' '{
    print "game " $1 ": black " $2 ", white " $3 ", moves " $7 ($10 != 0 ? ", error " $11 : "")
    agreed += $2 == $3; faults += $10 != 0 }
    END { print NR " games, " agreed " scores agreed, " faults + 0 " errors" }'
cat "$out/twogtp.log"
