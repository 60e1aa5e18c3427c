# Publishes and activates the release of this image, then runs the server. Releases of earlier images stay for 30 days,
# for tabs and shells that still use them. The same steps as packages/federation/src/publish.ts, without Node.
set -eu

origin=/srv
version=$(ls /releases)

if [ ! -d "$origin/$version" ]; then
  staged=$origin/.staged
  rm -rf "$staged"
  cp -r "/releases/$version" "$staged"
  mv "$staged" "$origin/$version"
fi
# The only file of an origin that changes; replaced atomically.
printf '{"version":"%s"}\n' "$version" > "$origin/.current.json"
mv "$origin/.current.json" "$origin/current.json"

find "$origin" -mindepth 1 -maxdepth 1 -type d -mtime +30 ! -name "$version" -exec rm -rf {} +

exec "$@"
