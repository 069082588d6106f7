# Settings shared by the scripts of this folder; read by `source`.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
senet=${SENET:-$here/../../senet}
out=${OUT:-$(mktemp -d)}
mkdir -p "$out"
export PATH=$PATH:/usr/games SENET_NO_BUILD=${SENET_NO_BUILD:-1}

# need PROGRAM...: ends the script with a notice when a program is missing.
need() {
    local program
    for program in "$@"; do
        command -v "$program" > /dev/null || { echo "skipped: $program is not installed"; exit 0; }
    done
}

# report NAME LOG: says how many lines of a log tell of faults.
report() {
    echo "$1: illegal $(grep -ci 'illegal' "$2"), time forfeits $(grep -c 'on time\|forfeit' "$2")," \
        "disconnected $(grep -c 'disconnect\|stall' "$2")"
}
