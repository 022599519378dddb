# Builds the pages, then leaves only what a running server needs.
FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV CI=true
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile \
 && node scripts/build.mjs \
 && rm -rf node_modules packages/*/node_modules packages/games/*/node_modules \
 && npx --yes pnpm@12.21.0 install --frozen-lockfile --prefer-offline --prod --filter-prod @boomtown/server... --filter-prod @boomtown/cli...

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data PORT=2567
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 2567
HEALTHCHECK --interval=30s --timeout=10s --start-period=10s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 2567) + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node stops on SIGTERM by itself; `init: true` (docker run --init) puts a small init before it that reaps what is left.
CMD ["node", "packages/server/src/main.ts"]
