#!/bin/sh
# Dumps the database into one file: deploy/backup.sh [folder]. The site keeps running.
# Set COMPOSE if your command is not `docker compose`.
set -eu
folder=${1:-backups}
case $folder in /*) ;; *) folder=$PWD/$folder ;; esac
compose=${COMPOSE:-docker compose}
# Compose reads `.env` in the current folder, and resolves the files that COMPOSE_FILE names against it.
cd "$(dirname "$0")/.."

umask 077
mkdir -p "$folder"
file=$folder/site-$(date -u +%Y%m%dT%H%M%SZ).dump
trap 'rm -f "$file.part"' EXIT
trap 'exit 1' HUP INT TERM
$compose exec -T postgres pg_dump -U site -d site --format=custom --no-unlogged-table-data > "$file.part"
# Reads the whole dump: `--list` would read only the table of contents at its beginning.
$compose exec -T postgres pg_restore -f /dev/null < "$file.part"
mv "$file.part" "$file"
echo "$file"
