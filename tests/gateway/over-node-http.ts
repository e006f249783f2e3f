// Sends the gateway's upstream requests by node:http instead of undici, because nock does not
// intercept undici.
import http, { type IncomingMessage } from 'node:http';
import { Dispatcher } from 'undici';

export class OverNodeHttp extends Dispatcher {
  readonly #origin: string;

  constructor(origin: string) {
    super();
    this.#origin = origin;
  }

  override dispatch(
    { method, path, headers, body }: Dispatcher.DispatchOptions,
    handler: Dispatcher.DispatchHandler,
  ): boolean {
    const request = http.request(new URL(path, this.#origin), { method });
    const controller = new Controller((reason) => request.destroy(reason));
    const lines = headers as string[];
    for (let i = 0; i < lines.length; i += 2) request.setHeader(lines[i] ?? '', lines[i + 1] ?? '');
    if (Buffer.isBuffer(body)) request.setHeader('content-length', body.byteLength);
    const fail = (error: Error) => handler.onResponseError?.(controller, error);
    request.on('error', fail);
    request.on('response', (response: IncomingMessage) => {
      response.on('error', fail);
      handler.onResponseStart?.(
        controller,
        response.statusCode ?? 0,
        response.headers,
        response.statusMessage,
      );
      response.on('data', (chunk: Buffer) => handler.onResponseData?.(controller, chunk));
      response.on('end', () => handler.onResponseEnd?.(controller, {}));
    });
    handler.onRequestStart?.(controller, {});
    request.end(Buffer.isBuffer(body) ? body : undefined);
    return true;
  }

  override async destroy(): Promise<void> {}
}

/** Aborts an exchange. Bodies in tests are too short to be paused. */
class Controller implements Dispatcher.DispatchController {
  readonly #give: (reason: Error) => void;
  aborted = false;
  paused = false;
  reason: Error | null = null;

  constructor(giveUp: (reason: Error) => void) {
    this.#give = giveUp;
  }

  abort(reason: Error): void {
    this.aborted = true;
    this.reason = reason;
    this.#give(reason);
  }

  pause(): void {
    this.paused = true;
  }

  resume(): void {
    this.paused = false;
  }
}
