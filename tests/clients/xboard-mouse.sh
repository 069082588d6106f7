#!/bin/bash
# Plays moves in the window of XBoard by a mouse against a program of ours, which answers each.
# usage: xboard-mouse.sh GAME COLUMNS ROWS MOVE...   such as: xboard-mouse.sh breakthrough 8 8 a2a3 b2b3
source "$(dirname "$0")/common.sh"
need xboard Xvfb xdotool
game=$1 columns=$2 rows=$3
shift 3
number=$((90 + RANDOM % 100))
Xvfb :$number -screen 0 1024x768x24 > /dev/null 2>&1 &
server=$!
export DISPLAY=:$number HOME=$out
sleep 2
xboard -variant "$game" -fcp "$senet engine $game --protocol xboard --player alphabeta:nodes=50" -testLegality false -debug \
    -nameOfDebugFile "$out/mouse-$game.debug" -size 49 -popupMoveErrors false > "$out/mouse-$game.log" 2>&1 &
board=$!
trap 'kill $board $server' EXIT

# answered: how many moves the program has made.
answered() { grep -c '<first : move\|<first *: move\|<first *move' "$out/mouse-$game.debug"; }

# wait_for COMMAND...: until the command succeeds, a minute at most.
wait_for() {
    for _ in $(seq 120); do
        "$@" && return 0
        sleep 0.5
    done
    return 1
}

wait_for grep -q 'first *: setup' "$out/mouse-$game.debug" || { echo "$game: no set-up came"; exit 1; }
sleep 2
eval "$(xdotool search --onlyvisible --class xboard getwindowgeometry --shell | tail -6)"
# The board of squares of 49 pixels and lines of 2 lies at the lower edge, in the middle of the window.
square=51
left=$((X + (WIDTH - columns * square) / 2))
bottom=$((Y + HEIGHT - ${BELOW:-10}))
click() {
    local column=$(($(printf '%d' "'${1:0:1}") - 97)) row=${1:1}
    xdotool mousemove $((left + column * square + square / 2)) $((bottom - (row - 1) * square - square / 2)) click 1
    sleep 0.3
}
played=0
for move in "$@"; do
    from=$(grep -oE '^[a-z][0-9]+' <<< "$move")
    click "$from"
    click "${move#"$from"}"
    played=$((played + 1))
    wait_for [ "$(answered)" -ge "$played" ] || break
done
import -window root "$out/mouse-$game.png" 2> /dev/null
grep 'usermove\|highlight\|first *: move\|Illegal' "$out/mouse-$game.debug"
