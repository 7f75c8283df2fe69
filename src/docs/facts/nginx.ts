import * as engine from "hangar-engine";
import { MAX_BATCH_BYTES, MAX_BODY_BYTES, MAX_RELEASE_BYTES, MAX_URL_LENGTH } from "../../http/errors.ts";
import { errorBodyOf } from "../../services/call-error.ts";
import { DOCS_TEXTS } from "../../messages/by-language.ts";
import type { Said } from "../../text/lang.ts";
import { said } from "./wording.ts";

/** Requests a second from one address. */
export const RATES = { files: 100, calculations: 20, batches: 1 };

const kib = (bytes: number): string => `${bytes / 1024}k`;

/** An answer of the proxy itself in the shape of the service's; sizes and the manufacturer are known to that alone. */
function refusal(status: number, code: string, message: string, detail: string): string {
  const body = JSON.stringify({
    error: { code, message, details: [detail], problems: [] },
    supported: {},
    alternatives: [],
  });
  return `location @${code} {
        default_type application/json;
        add_header Access-Control-Allow-Origin * always;
        add_header Access-Control-Expose-Headers Retry-After always;
        add_header Cache-Control no-store always;
        ${status === 429 ? "add_header Retry-After 1 always;\n        " : ""}return ${status} '${body}';
    }`;
}

const tooMany = refusal(
  429,
  "too_many_requests",
  "Слишком много запросов — подождите немного и повторите.",
  "Запросов с этого адреса больше, чем принимается; повторите через столько секунд, сколько в Retry-After",
);
const tooLarge = refusal(
  413,
  "payload_too_large",
  errorBodyOf(engine, "payload_too_large", []).error.message,
  `body: принимается не больше ${MAX_BODY_BYTES} байт, для пакета — ${MAX_BATCH_BYTES}, для выпуска цен — ${MAX_RELEASE_BYTES}`,
);

/** A site of nginx in front of the server: /etc/nginx/conf.d/hangar.conf. */
export const nginx: Said = said(
  (lang) => `# ${DOCS_TEXTS[lang].nginx.rates}
limit_req_zone $binary_remote_addr zone=files:10m rate=${RATES.files}r/s;
limit_req_zone $binary_remote_addr zone=calculations:10m rate=${RATES.calculations}r/s;
limit_req_zone $binary_remote_addr zone=batches:10m rate=${RATES.batches}r/s;
limit_req_status 429;

upstream hangar {
    server 127.0.0.1:8080;
    keepalive 32;
    # ${DOCS_TEXTS[lang].nginx.keepAlive}
    keepalive_timeout 60s;
}

server {
    # ${DOCS_TEXTS[lang].nginx.https}
    listen 80;
    server_name calc.example.com;

    # ${DOCS_TEXTS[lang].nginx.visitor}
    # set_real_ip_from 192.0.2.0/24;
    # real_ip_header X-Forwarded-For;
    # real_ip_recursive on;

    # ${DOCS_TEXTS[lang].nginx.lines}
    large_client_header_buffers 4 ${kib(2 * MAX_URL_LENGTH)};
    client_max_body_size ${kib(MAX_BODY_BYTES)};
    # ${DOCS_TEXTS[lang].nginx.buffers}
    proxy_buffers 16 32k;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    error_page 429 @too_many_requests;
    error_page 413 @payload_too_large;

    location / {
        limit_req zone=files burst=400 nodelay;
        proxy_pass http://hangar;
    }
    location /v1/ {
        limit_req zone=calculations burst=40 nodelay;
        proxy_pass http://hangar;
    }
    location = /v1/calc/batch {
        limit_req zone=batches burst=10 nodelay;
        client_max_body_size ${kib(MAX_BATCH_BYTES)};
        proxy_pass http://hangar;
    }
    location = /mcp {
        limit_req zone=calculations burst=40 nodelay;
        # ${DOCS_TEXTS[lang].nginx.messages}
        client_max_body_size ${kib(MAX_BATCH_BYTES)};
        proxy_buffering off;
        proxy_pass http://hangar;
    }
    location = /desk/releases {
        limit_req zone=calculations burst=40 nodelay;
        # ${DOCS_TEXTS[lang].nginx.releases}
        client_max_body_size ${MAX_RELEASE_BYTES};
        proxy_buffering off;
        proxy_read_timeout 300s;
        proxy_pass http://hangar;
    }
    ${tooMany}
    ${tooLarge}
}`,
);
