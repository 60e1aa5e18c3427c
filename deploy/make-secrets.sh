#!/bin/sh
# Makes the secrets that are not there yet: a password for the database, and an empty address of the mail server.
set -eu
cd "$(dirname "$0")/secrets"

# Containers read the files as users of their own; the folder keeps everybody else of this host out.
chmod 700 .
if [ ! -s database_password ]; then
  od -An -N24 -tx1 /dev/urandom | tr -d ' \n' > database_password
  chmod 444 database_password
  echo 'Made deploy/secrets/database_password'
fi
# An empty line, for a swarm takes no empty secret.
if [ ! -s smtp_url ]; then
  echo > smtp_url
  chmod 644 smtp_url
  echo 'Made deploy/secrets/smtp_url: empty, so submissions are stored and nobody is written to'
fi
