/**
 * The worker that reads files and texts, so that the page stays responsive. One request per worker.
 */
import type { ReaderRequest } from './reader.ts';
import { respond } from './respond.ts';

addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
  void respond(data).then((response) => postMessage(response));
});
