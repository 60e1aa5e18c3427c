#!/bin/sh
# Dumps the database into one file: deploy/backup.sh [folder]. The site keeps running.
# COMPOSE is the command of Compose, if it is not `docker compose`.
set -eu
folder=${1:-backups}
compose="${COMPOSE:-docker compose} --project-directory $(dirname "$0")/.."

umask 077
mkdir -p "$folder"
file=$folder/site-$(date -u +%Y%m%dT%H%M%SZ).dump
trap 'rm -f "$file.part"' EXIT
$compose exec -T postgres pg_dump -U site -d site --format=custom --no-unlogged-table-data > "$file.part"
# Verifies that the dump is readable.
$compose exec -T postgres pg_restore --list < "$file.part" > /dev/null
mv "$file.part" "$file"
echo "$file"
