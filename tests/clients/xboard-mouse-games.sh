#!/bin/bash
# Plays whole games in the window of XBoard by a mouse against a program of ours. The moves of the mouse are chosen at random by a second
# program of ours, which is told all moves of the game, so it also finds out whether a move of the first one was illegal.
# usage: xboard-mouse-games.sh GAME COLUMNS ROWS [GAMES [MOVES]]   for games of at most nine rows, such as: xboard-mouse-games.sh breakthrough 8 8
# A game ends after so many moves of the mouse at the latest. XBoard makes a queen of what is promoted. LEGALITY=true lets XBoard judge moves by what it was told of the pieces.
source "$(dirname "$0")/common.sh"
need xboard Xvfb xdotool
game=$1 columns=$2 rows=$3 games=${4:-10} most=${5:-60}
number=$((90 + RANDOM % 100))
Xvfb :$number -screen 0 1024x768x24 > /dev/null 2>&1 &
server=$!
export DISPLAY=:$number HOME=$out
coproc CHOOSER { "$senet" engine "$game" --protocol uci --player random --seed "${SEED:-1}" --no-jit; }
trap 'kill $server $CHOOSER_PID $board 2> /dev/null' EXIT
sleep 2

# wait_for COMMAND...: until the command succeeds, a minute at most.
wait_for() {
    for _ in $(seq 240); do
        "$@" && return 0
        sleep 0.25
    done
    return 1
}

# choose: a random legal move after those that were played, into `choice`; 0000 when the game is over.
choose() {
    echo "position startpos moves $played" >&"${CHOOSER[1]}"
    echo "go nodes 1" >&"${CHOOSER[1]}"
    while read -r line <&"${CHOOSER[0]}"; do
        case $line in
            *error*) echo "game $round: $line"; faults=$((faults + 1)) ;;
            bestmove*) choice=$(cut -d' ' -f2 <<< "$line"); return ;;
        esac
    done
}

answers() { grep -c '<first *: *move' "$debug"; }
answered() { [ "$(answers)" -gt "$1" ] || over; }
over() { grep -q '<first *: *\(1-0\|0-1\|1/2\)' "$debug"; }

# click SQUARE: the board lies in the lower left corner of the window, as large as one of 8x8 squares of 49 pixels with lines between.
click() {
    local column=$(($(printf '%d' "'${1:0:1}") - 97)) row=${1:1}
    xdotool mousemove $((left + column * square + square / 2)) $((bottom - (row - 1) * square - square / 2)) click 1
    sleep 0.2
}

faults=0 ended=0 moves=0
for round in $(seq "$games"); do
    debug=$out/mouse-$game-$round.debug
    xboard -variant "$game" -fcp "$senet engine $game --protocol xboard --player ${PLAYER:-alphabeta:nodes=50} --seed $round --no-jit" \
        -testLegality "${LEGALITY:-false}" -queen -debug -nameOfDebugFile "$debug" -size 49 -popupMoveErrors false -tc 60 > "$out/mouse-$game.log" 2>&1 &
    board=$!
    wait_for grep -qs '<first *: *setup' "$debug" || { echo "$game: no set-up came"; exit 1; }
    sleep 3
    eval "$(xdotool search --onlyvisible --class xboard getwindowgeometry --shell | tail -6)"
    square=$((400 / (columns > rows ? columns : rows)))
    left=$((X + 2))
    bottom=$((Y + HEIGHT - 2))
    played=""
    for _ in $(seq "$most"); do
        choose
        [ "$choice" = 0000 ] && break
        before=$(answers)
        choice=$(sed -E 's/[a-z]$/q/' <<< "$choice")
        from=$(grep -oE '^[a-z][0-9]+' <<< "$choice")
        click "$from"
        click "$(grep -oE '^[a-z][0-9]+' <<< "${choice#"$from"}")"
        moves=$((moves + 1))
        wait_for answered "$before" || { echo "game $round: no answer to $choice"; faults=$((faults + 1)); break; }
        played="$played $choice"
        [ "$(answers)" -gt "$before" ] && played="$played $(grep '<first *: *move' "$debug" | tail -1 | grep -oE '[a-z][0-9]+[a-z][0-9]+' | tail -1)"
        over && break
    done
    over && ended=$((ended + 1))
    faults=$((faults + $(grep -ci 'illegal move' "$debug")))
    echo "game $round: $(wc -w <<< "$played") moves, $(grep '<first *: *\(1-0\|0-1\|1/2\)' "$debug" | head -1 | sed 's/.*first *: *//')"
    kill "$board" 2> /dev/null
    wait "$board" 2> /dev/null
done
echo "$game: $games games, $ended ended, $moves moves by the mouse, $faults faults"
