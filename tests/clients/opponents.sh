#!/bin/bash
# Plays games of Senet's players against a program of another protocol; every move of both is checked by the rules.
# usage: opponents.sh GAME PROGRAM [GAMES]   for instance: opponents.sh makruk "xboard:sjaakii?depth=1"
source "$(dirname "$0")/common.sh"
game=$1 program=$2 games=${3:-10}
command=${program#*:}
need "${command%%\?*}"
"$senet" match "$game" --white "${PLAYER:-alphabeta:nodes=300}" --black "$program" --games "$games" --alternate --opening "${OPENING:-2}" \
    --max-moves "${MOVES:-150}" --seed 4 2> "$out/errors.txt"
head -c 3000 "$out/errors.txt"
