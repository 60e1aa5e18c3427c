#!/bin/sh
# Restores the database from a backup: deploy/restore.sh backups/site-….dump. Pages stay available; forms respond with 503
# while the backend is stopped. The replaced database is kept under another name, until it is dropped by hand.
# COMPOSE as in backup.sh.
set -eu
file=${1:?the backup file is missing: deploy/restore.sh backups/site-….dump}
compose="${COMPOSE:-docker compose} --project-directory $(dirname "$0")/.."
sql() { $compose exec -T postgres psql -q -v ON_ERROR_STOP=1 -U site -d postgres -c "$1"; }

# Restores into a separate database first, so that a failed restore changes nothing.
sql 'DROP DATABASE IF EXISTS restoring'
sql 'CREATE DATABASE restoring'
$compose exec -T postgres pg_restore -U site -d restoring --exit-on-error --no-owner < "$file"

replaced=replaced_$(date -u +%Y%m%dT%H%M%SZ)
$compose stop backend
sql "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'site'" > /dev/null
sql "ALTER DATABASE site RENAME TO \"$replaced\""
sql 'ALTER DATABASE restoring RENAME TO site'
$compose start backend
echo "Restored. The replaced database is now named $replaced"
