#!/bin/sh
# Puts the database back as a backup holds it: deploy/restore.sh backups/site-….dump. Pages are shown meanwhile; forms
# are refused with a polite sentence. The replaced database is kept beside the new one, until it is dropped by hand.
# COMPOSE as in backup.sh.
set -eu
file=${1:?which backup? deploy/restore.sh backups/site-….dump}
compose="${COMPOSE:-docker compose} --project-directory $(dirname "$0")/.."
sql() { $compose exec -T postgres psql -q -v ON_ERROR_STOP=1 -U site -d postgres -c "$1"; }

# Until it is whole the backup is another database, so that one which cannot be restored changes nothing.
sql 'DROP DATABASE IF EXISTS restoring'
sql 'CREATE DATABASE restoring'
$compose exec -T postgres pg_restore -U site -d restoring --exit-on-error --no-owner < "$file"

replaced=replaced_$(date -u +%Y%m%dT%H%M%SZ)
$compose stop backend
sql "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'site'" > /dev/null
sql "ALTER DATABASE site RENAME TO \"$replaced\""
sql 'ALTER DATABASE restoring RENAME TO site'
$compose start backend
echo "Restored. What was there before is in the database $replaced"
