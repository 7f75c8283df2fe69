# The service on Node: made with all its tools, served without them.
#   docker build --build-arg SITE_URL=https://calc.example.com -t hangar-calculator .
#   docker run --rm -p 8080:8080 hangar-calculator
FROM node:24-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
ARG SITE_URL
ARG PUBLIC_LEAD_ENDPOINT
# Without it every link would lead to a local server, and nobody would notice before a customer does.
# dist is a link to the folder of the build; not every builder of images copies what a link leads to.
RUN : "${SITE_URL:?give --build-arg SITE_URL=https://your.address}" && npm run build && cp -RL dist /product

FROM node:24-alpine
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
WORKDIR /app
COPY --from=build /product ./
# Where applications wait for delivery: mount a volume here when APPLICATION_SMTP_URL or APPLICATION_WEBHOOK is set.
RUN mkdir /applications && chown node /applications
ENV APPLICATION_SPOOL=/applications
USER node
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD wget --quiet --tries=1 --output-document=/dev/null "http://127.0.0.1:$PORT/healthz"
# Node itself gets the signal to stop, and lets running requests finish.
CMD ["node", "server.js"]
