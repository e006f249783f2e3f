// A connection without a network: what a client has sent is in it from the start, and what the server answers goes nowhere.
import { Duplex } from 'node:stream';

export class InMemoryConnection extends Duplex {
  constructor(sent: Buffer) {
    super();
    this.push(sent);
  }

  override _read(): void {}

  override _write(_chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    done();
  }

  /** As sockets have it. */
  setTimeout(): this {
    return this;
  }

  destroySoon(): void {
    this.destroy();
  }
}
