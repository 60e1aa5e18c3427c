# Publishes and activates the release of this image, then runs the server. Releases of earlier images stay for 30 days
# from the end of their use, for tabs and shells that still use them, and for rollbacks. The same steps as
# packages/federation/src/publish.ts, without Node.
set -eu

origin=/srv
version=$(ls /releases)

if [ ! -d "$origin/$version" ]; then
  staged=$origin/.staged
  rm -rf "$staged"
  cp -r "/releases/$version" "$staged"
  # Else a power failure could leave incomplete files under the final name.
  sync
  mv "$staged" "$origin/$version"
fi
# Their age counts from now on: of the release that is replaced, and of the one that takes its place.
replaced=$(sed -n 's/.*"version": *"\([^"]*\)".*/\1/p' "$origin/current.json" 2> /dev/null || true)
for used in "$replaced" "$version"; do
  if [ -n "$used" ] && [ -d "$origin/$used" ]; then touch "$origin/$used"; fi
done
# The only file of an origin that changes; replaced atomically.
printf '{"version":"%s"}\n' "$version" > "$origin/.current.json"
mv "$origin/.current.json" "$origin/current.json"

find "$origin" -mindepth 1 -maxdepth 1 -type d -mtime +30 ! -name "$version" -exec rm -rf {} +

exec "$@"
