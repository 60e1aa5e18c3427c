#!/bin/sh
# Creates missing secrets: a random database password, and an empty mail server address.
set -eu
cd "$(dirname "$0")/secrets"

# Containers read the files as other users, so they are world-readable; the folder is closed to the host's other users.
chmod 700 .
if [ ! -s database_password ]; then
  od -An -N24 -tx1 /dev/urandom | tr -d ' \n' > database_password
  chmod 444 database_password
  echo 'Created deploy/secrets/database_password'
fi
# One empty line: a swarm does not accept an empty secret.
if [ ! -s smtp_url ]; then
  echo > smtp_url
  chmod 644 smtp_url
  echo 'Created deploy/secrets/smtp_url: empty, so submissions are stored and no mail is sent'
fi
