#!/bin/sh
# Creates missing secrets: a random database password, an empty mail server address, and the keys that sign releases.
# Needs OpenSSL 1.1.1 or newer.
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

# A team's private key signs its releases; shell and origins trust the public keys in deploy/site/trusted-keys.json.
# Both are made here for a remote that has neither. A team that makes its own key adds the public key that
# `federation keys` prints.
trusted=../site/trusted-keys.json
mkdir -p ../site
entries=
for folder in ../../mf-*/; do
  remote=$(basename "$folder")
  if [ -s "$remote.pem" ] || grep -qs "\"$remote\"" "$trusted"; then continue; fi
  openssl genpkey -algorithm ed25519 -out "$remote.pem"
  chmod 444 "$remote.pem"
  # The last 32 bytes of the DER form are the key itself.
  public=$(openssl pkey -in "$remote.pem" -pubout -outform DER | tail -c 32 | openssl base64 -A)
  id=$(printf %s "$public" | openssl base64 -d -A | openssl dgst -sha256 -r | cut -c 1-16)
  entries="$entries${entries:+,
}  \"$remote\": [{ \"keyId\": \"$id\", \"publicKey\": \"$public\" }]"
  echo "Created deploy/secrets/$remote.pem, and trusts it"
done
if [ -n "$entries" ]; then
  others=$(sed '1 s/^{//; $ s/}$//' "$trusted" 2> /dev/null || true)
  printf '{\n%s%s\n}\n' "$entries" "${others:+,$others}" > "$trusted.new"
  chmod 444 "$trusted.new"
  mv -f "$trusted.new" "$trusted"
fi
