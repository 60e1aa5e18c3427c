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
# The script skips a remote that this file names, wherever its private key is. For every other remote, the script trusts
# the private key in deploy/secrets, and creates one if there is none. A team that makes its own key adds the public key
# that `federation keys` prints.
trusted=../site/trusted-keys.json
mkdir -p ../site
# Containers read this folder as other users. A file that git writes may be readable by its owner only.
chmod 755 ../site
if [ -e ../site/site.json ]; then chmod 644 ../site/site.json; fi
entries=
for folder in ../../mf-*/; do
  remote=$(basename "$folder")
  # `federation keys rotate` makes a file that only its owner can read.
  if [ -e "$remote.pem" ]; then chmod 444 "$remote.pem"; fi
  if grep -qs "\"$remote\"" "$trusted"; then continue; fi
  if [ ! -e "$remote.pem" ]; then
    openssl genpkey -algorithm ed25519 -out "$remote.pem.new"
    chmod 444 "$remote.pem.new"
    mv "$remote.pem.new" "$remote.pem"
    echo "Created deploy/secrets/$remote.pem"
  fi
  # Its team may keep the key: the file is empty then, or has one empty line, as a swarm demands.
  if ! grep -q . "$remote.pem"; then
    echo "deploy/secrets/$remote.pem is empty: add the public key of its team to deploy/site/trusted-keys.json"
    continue
  fi
  # Ends the script if the file is not a key.
  openssl pkey -in "$remote.pem" -noout
  # The last 32 bytes of the DER form are the key itself.
  public=$(openssl pkey -in "$remote.pem" -pubout -outform DER | tail -c 32 | openssl base64 -A)
  id=$(printf %s "$public" | openssl base64 -d -A | openssl dgst -sha256 -r | cut -c 1-16)
  entries="$entries${entries:+,
}  \"$remote\": [{ \"keyId\": \"$id\", \"publicKey\": \"$public\" }]"
  echo "Trusts deploy/secrets/$remote.pem"
done
if [ -n "$entries" ]; then
  # The entries of the file, without its braces and the lines at its end; nothing if it has none.
  others=$(cat "$trusted" 2> /dev/null || true)
  case $others in
    '' | '{'*'}') ;;
    *)
      echo 'deploy/site/trusted-keys.json must begin with { and end with }, and have Unix line ends: correct it' >&2
      exit 1
      ;;
  esac
  others=${others#\{}
  others=${others%\}}
  case $others in *[![:space:]]*) ;; *) others= ;; esac
  printf '{\n%s%s\n}\n' "$entries" "${others:+,$others}" > "$trusted.new"
  chmod 444 "$trusted.new"
  mv -f "$trusted.new" "$trusted"
fi
