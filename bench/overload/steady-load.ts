// Open-loop load: a fixed number of requests per second, however fast the responses are. (wrk is
// closed-loop: it waits for responses, so a slow server gets fewer requests.)
import http from 'node:http';

export type Outcome = {
  /** 0: no response. */
  status: number;
  milliseconds: number;
  retryAfter: string | undefined;
  /** `extensions.code` of the first error. */
  code: string | undefined;
};

export type SteadyLoad = {
  url: string;
  perSecond: number;
  seconds: number;
  /** The body of the n-th request. */
  body: (n: number) => string;
  /** Keep-alive connections, as from a load balancer. */
  connections?: number;
};

const TICK_MS = 2;
/** Timeout of a request. */
const TIMEOUT_MS = 60_000;

/** Sends all requests and waits for all responses. */
export async function steadyLoad({
  url,
  perSecond,
  seconds,
  body,
  connections = 256,
}: SteadyLoad): Promise<Outcome[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' });
  const responses: Promise<Outcome>[] = [];
  const startedAt = performance.now();
  await new Promise<void>((done) => {
    const timer = setInterval(() => {
      const elapsed = (performance.now() - startedAt) / 1000;
      const due = Math.min(elapsed, seconds) * perSecond;
      while (responses.length < due) responses.push(send(url, body(responses.length), agent));
      if (elapsed < seconds) return;
      clearInterval(timer);
      done();
    }, TICK_MS);
  });
  const outcomes = await Promise.all(responses);
  agent.destroy();
  return outcomes;
}

/** Sends one request; a failed one has the status 0. */
export function send(url: string, body: string, agent?: http.Agent): Promise<Outcome> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, retryAfter?: string, code?: string) =>
      resolve({ status, milliseconds: performance.now() - startedAt, retryAfter, code });
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const request = http.request(
      `${url}/graphql`,
      { method: 'POST', headers, agent, timeout: TIMEOUT_MS },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => end(0));
        response.on('end', () => {
          const code = /"code":"(\w+)"/.exec(Buffer.concat(chunks).toString())?.[1];
          end(
            response.complete ? (response.statusCode ?? 0) : 0,
            response.headers['retry-after'],
            code,
          );
        });
      },
    );
    request.on('timeout', () => request.destroy());
    request.on('error', () => end(0));
    request.end(body);
  });
}

/** A percentile of the times, in milliseconds. */
export function percentile(outcomes: readonly Outcome[], share: number): number {
  const sorted = outcomes.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
