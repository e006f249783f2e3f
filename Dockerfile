# The three images of the site; docker-compose.yml names the stage of each. One file, so that the pages are built once: what nginx serves
# and what the gateway prerenders pages into are then the same build.
FROM node:22-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY exam-rules/package.json exam-rules/
COPY backend/package.json backend/
COPY gateway/package.json gateway/
COPY web/package.json web/

FROM packages AS backend-packages
RUN npm ci --omit=dev --workspace=backend --workspace=exam-rules --include-workspace-root

FROM packages AS gateway-packages
RUN npm ci --omit=dev --workspace=gateway --workspace=exam-rules --include-workspace-root

FROM packages AS build-packages
RUN npm ci

# The pages, and what prerenders them.
FROM build-packages AS pages
COPY exam-rules/ exam-rules/
COPY web/ web/
RUN npm run build --workspace=web

# For those who have the developer key.
FROM build-packages AS graphiql
COPY tsconfig.json ./
COPY docs/graphql.md docs/
COPY gateway/ gateway/
RUN npm run build:graphiql --workspace=gateway

FROM build-packages AS compiled-backend
COPY exam-rules/ exam-rules/
COPY backend/ backend/
RUN npm run build --workspace=backend

FROM node:22-slim AS backend
ENV NODE_ENV=production
WORKDIR /app
COPY --from=backend-packages /app/ ./
COPY --from=compiled-backend /app/backend/build/ backend/build/
# Read by the compiled code: content and drawings, and the SQL of the tables.
COPY backend/demo/ backend/demo/
COPY backend/src/db/migrations/ backend/src/db/migrations/
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 4001
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=5 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4001/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Room for short-lived objects, as in the gateway: docs/decisions/051-cheaper-operations.md.
CMD ["node", "--enable-source-maps", "--min-semi-space-size=32", "--max-semi-space-size=32", "--no-allocation-site-pretenuring", "backend/build/main.js"]

FROM node:22-slim AS gateway
ENV NODE_ENV=production
WORKDIR /app
COPY --from=gateway-packages /app/ ./
COPY exam-rules/ exam-rules/
COPY gateway/ gateway/
RUN npm run build:server --workspace=gateway
COPY --from=pages /app/web/dist/ web/dist/
COPY --from=pages /app/web/dist-ssr/ web/dist-ssr/
COPY --from=graphiql /app/gateway/graphiql/dist/ gateway/graphiql/dist/
USER node
EXPOSE 4000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=5 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Room for short-lived objects: docs/decisions/010-speed.md.
CMD ["node", "--enable-source-maps", "--min-semi-space-size=32", "--max-semi-space-size=32", "--no-allocation-site-pretenuring", "gateway/build/main.js"]

FROM nginxinc/nginx-unprivileged:1.27-alpine AS web
COPY web/nginx.conf /etc/nginx/conf.d/default.conf
COPY web/gateway.conf /etc/nginx/gateway.conf
COPY --from=pages /app/web/dist/ /usr/share/nginx/html/
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --retries=5 CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/index.html"]
