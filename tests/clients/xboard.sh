#!/bin/bash
# Plays games of two of ours under XBoard.
# usage: xboard.sh GAME [GAMES]   for games that XBoard does not know, such as breakthrough
source "$(dirname "$0")/common.sh"
need xboard xvfb-run
game=$1 games=${2:-20}
engine() { echo "$senet engine $game --protocol xboard --player $1"; }
HOME=$out timeout "${SECONDS_AT_MOST:-600}" xvfb-run -a -s "-screen 0 1024x768x24" xboard -variant "$game" \
    -fcp "$(engine "${PLAYER:-alphabeta:nodes=100}")" -scp "$(engine "${SECOND:-uct:nodes=40}")" -mg "$games" -tc 1 -inc 1 \
    -testLegality false -debug -nameOfDebugFile "$out/xboard-$game.debug" -sgf "$out/xboard-$game.pgn" \
    -popupMoveErrors false -popupExitMessage false > "$out/xboard-$game.log" 2>&1
grep '^\[Result' "$out/xboard-$game.pgn" | sort | uniq -c
report "$game" "$out/xboard-$game.debug"
grep -c . "$out/xboard-$game.log"
