#!/bin/sh
# Restores the database from a backup: deploy/restore.sh backups/site-….dump. Pages stay available; forms respond with 503
# while the backend is stopped. The replaced database is kept under another name, until it is dropped by hand.
# Set COMPOSE if your command is not `docker compose`.
set -eu
file=${1:?the backup file is missing: deploy/restore.sh backups/site-….dump}
case $file in /*) ;; *) file=$PWD/$file ;; esac
compose=${COMPOSE:-docker compose}
# Compose reads `.env` in the current folder, and resolves the files that COMPOSE_FILE names against it.
cd "$(dirname "$0")/.."
sql() { $compose exec -T postgres psql -q -v ON_ERROR_STOP=1 -U site -d postgres -c "$1"; }

# Restores into a separate database first, so that a failed restore changes nothing.
sql 'DROP DATABASE IF EXISTS restoring'
sql 'CREATE DATABASE restoring'
$compose exec -T postgres pg_restore -U site -d restoring --exit-on-error --no-owner < "$file"

# In lower case, so that the name needs no quotes.
replaced=replaced_$(date -u +%Y%m%dt%H%M%Sz)
# Also after a failure: `site` is then the earlier database.
trap 'sql "ALTER DATABASE site ALLOW_CONNECTIONS true" || true; $compose start backend' EXIT
trap 'exit 1' HUP INT TERM
$compose stop backend
# A database with a connection cannot be renamed, and a client that lost its connection may connect again.
sql 'ALTER DATABASE site ALLOW_CONNECTIONS false'
sql "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'site'" > /dev/null
# psql sends these as one transaction.
sql "ALTER DATABASE site RENAME TO \"$replaced\"; ALTER DATABASE \"$replaced\" ALLOW_CONNECTIONS true; ALTER DATABASE restoring RENAME TO site"
trap - EXIT
$compose start backend
echo "Restored. The replaced database is now named $replaced"
