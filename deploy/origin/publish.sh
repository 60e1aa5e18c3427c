# Publishes the release that this image holds and makes it the current one, then becomes the server. Releases of
# earlier images stay, for those who still use them.
set -eu

origin=/srv
version=$(ls /releases)

if [ ! -d "$origin/$version" ]; then
  staged=$origin/.staged
  rm -rf "$staged"
  cp -r "/releases/$version" "$staged"
  mv "$staged" "$origin/$version"
fi
# Of an origin only this file ever changes, and it changes in one step.
printf '{"version":"%s"}\n' "$version" > "$origin/.current.json"
mv "$origin/.current.json" "$origin/current.json"

find "$origin" -mindepth 1 -maxdepth 1 -type d -mtime +30 ! -name "$version" -exec rm -rf {} +

exec "$@"
