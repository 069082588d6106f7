#!/bin/bash
# Plays games under cutechess-cli.
# usage: cutechess.sh VARIANT GAME PAIRS [OPPONENT...]   the opponent in the words of cutechess-cli; without it, two of ours
source "$(dirname "$0")/common.sh"
cutechess=${CUTECHESS:-cutechess-cli}
need "$cutechess"
variant=$1 game=$2 pairs=$3
shift 3
ours="cmd=$senet arg=engine arg=$game arg=--protocol arg=uci arg=--player arg=${PLAYER:-alphabeta:nodes=2000} proto=uci"
opponent=${*:-name=Second $ours}
log=$out/cutechess-$game.log
"$cutechess" -engine name=Senet $ours -engine $opponent -each tc=${TC:-10+0.2} timemargin=0 -variant "$variant" \
    -rounds "$pairs" -games 2 -repeat -maxmoves 150 -pgnout "$out/cutechess-$game.pgn" -debug all -srand 5 > "$log" 2>&1
grep '^Finished' "$log" | sed 's/.*{/{/' | sort | uniq -c
grep '^Score' "$log" | tail -1
grep '^Finished\|^Warning' "$log" > "$log.ends"
report "$game, $(grep -c '^Finished game' "$log") games" "$log.ends"
grep -v 'debug on' "$log" | grep -i 'warning\|unknown command' | sort | uniq -c | head
