# Builds the pages, then leaves only what a running server needs. A host may name the image by its digest.
ARG NODE_IMAGE=node:24-bookworm-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app
ENV CI=true
# What is installed is fetched before the sources come: they change more often.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
RUN npx --yes pnpm@12.21.0 fetch
COPY . .
# The folder of games.json within the image, such as /app/added-games; none: the games of this repository alone.
ARG GAMES_DIR=
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --offline \
 && node scripts/build.mjs \
 && rm -rf node_modules packages/*/node_modules packages/games/*/node_modules \
 && npx --yes pnpm@12.21.0 install --frozen-lockfile --offline --prod --filter-prod @boomtown/server... --filter-prod @boomtown/cli... \
 && npx --yes pnpm@12.21.0 --filter-prod @boomtown/server... --filter-prod @boomtown/cli... sbom --prod --sbom-format cyclonedx --out sbom.json

FROM ${NODE_IMAGE}
ARG GAMES_DIR=
# Where the sources are from, and their commit, as the one who builds the image says.
ARG SOURCE=
ARG REVISION=
LABEL org.opencontainers.image.title="Boomtown" \
      org.opencontainers.image.description="Five construction-themed board games, played live in browsers from one small server." \
      org.opencontainers.image.version="0.2.0" \
      org.opencontainers.image.source="${SOURCE}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.licenses="MIT"
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data PORT=2567 PUBLISHED_PORT=unknown GAMES_DIR=${GAMES_DIR}
COPY --from=build /app /app
# A volume that is mounted there belongs to the server, too.
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 2567
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 2567) + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node stops on SIGTERM by itself; `init: true` (docker run --init) puts a small init before it that reaps what is left.
CMD ["node", "packages/server/src/main.ts"]
