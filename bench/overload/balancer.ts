// A minimal load balancer: round robin over the gateways that are ready, with keep-alive connections
// and without retries.
import http from 'node:http';

const HEALTH_CHECK_MS = 200;

export class Balancer {
  readonly #targets: { port: number; isReady: boolean }[];
  readonly #agent = new http.Agent({ keepAlive: true });
  readonly #server: http.Server;
  readonly #timer: NodeJS.Timeout;
  #turn = 0;

  constructor(ports: readonly number[]) {
    this.#targets = ports.map((port) => ({ port, isReady: true }));
    this.#timer = setInterval(() => void this.#checkHealth(), HEALTH_CHECK_MS);
    this.#server = http.createServer((request, response) => this.#forward(request, response));
  }

  listen(): Promise<string> {
    return new Promise((done) => {
      this.#server.listen(0, '127.0.0.1', () => {
        const address = this.#server.address();
        done(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
      });
    });
  }

  /** The number of gateways that receive requests. */
  get readyCount(): number {
    return this.#targets.filter(({ isReady }) => isReady).length;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#server.close();
    this.#server.closeAllConnections();
    this.#agent.destroy();
  }

  async #checkHealth(): Promise<void> {
    for (const target of this.#targets) {
      const response = await fetch(`http://127.0.0.1:${target.port}/health/ready`).catch(
        () => undefined,
      );
      target.isReady = response?.ok === true;
    }
  }

  #forward(request: http.IncomingMessage, response: http.ServerResponse): void {
    const ready = this.#targets.filter(({ isReady }) => isReady);
    const target = ready[this.#turn++ % Math.max(1, ready.length)];
    if (!target) {
      response.writeHead(502).end();
      return;
    }
    const { method, url, headers } = request;
    const forwarded = http.request(
      { host: '127.0.0.1', port: target.port, method, path: url, headers, agent: this.#agent },
      (upstreamResponse) => {
        const { connection: _, 'keep-alive': __, ...own } = upstreamResponse.headers;
        response.writeHead(upstreamResponse.statusCode ?? 502, own);
        upstreamResponse.pipe(response);
        upstreamResponse.on('error', () => response.destroy());
      },
    );
    forwarded.on('error', () =>
      response.headersSent ? response.destroy() : response.writeHead(502).end(),
    );
    request.pipe(forwarded);
  }
}
