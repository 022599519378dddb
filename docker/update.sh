#!/bin/sh
# Updates the servers of `docker compose --profile scale` while people play: builds the image, starts new servers, and
# stops the old ones, one after the other, once the new ones are healthy. If a new one fails, the old ones go on.
set -eu
cd "$(dirname "$0")/.."
compose=${COMPOSE:-docker compose}
docker=${DOCKER:-docker}

old=$($compose --profile scale ps -q server)
count=$(echo "$old" | wc -w)
if [ "$count" = 0 ]; then
  echo 'No server runs. Start them with: docker compose --profile scale up -d nginx' >&2
  exit 1
fi
new() {
  $compose --profile scale ps -q server | grep -vxF "$old" || true
}
remove_new() {
  for container in $(new); do $docker rm -f "$container" >/dev/null; done
}

[ "${BUILD:-yes}" = no ] || $compose --profile scale build server

# Until all of them are healthy, whatever ends the update takes the new servers away: the next one would count them.
trap remove_new EXIT
trap 'exit 1' HUP INT TERM
$compose --profile scale up -d --no-deps --no-build --no-recreate --scale server=$((count * 2)) server

if [ "$(new | wc -l)" -ne "$count" ]; then
  echo "Not as many new servers started as old ones run ($count)." >&2
  exit 1
fi
for container in $(new); do
  tries=0
  until [ "$($docker inspect -f '{{.State.Health.Status}}' "$container")" = healthy ]; do
    tries=$((tries + 1))
    if [ "$tries" -gt 60 ]; then
      echo "The new server $container does not become healthy. Its last lines:" >&2
      $docker logs --tail 20 "$container" >&2
      exit 1
    fi
    sleep 1
  done
done
trap - EXIT HUP INT TERM

# By now nginx asks for addresses anew once a second.
sleep 2
for container in $old; do
  $docker stop "$container" >/dev/null
  $docker rm "$container" >/dev/null
done
echo "Updated: $count servers."
