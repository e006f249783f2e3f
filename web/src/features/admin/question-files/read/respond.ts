/** Responds to one request of the page (reader.ts). Runs in the worker. */
import { FileRefusedError, fileText } from './file-text.ts';
import { readQuestions } from './read.ts';
import type { ReaderRequest, ReaderResponse } from './reader.ts';

export async function respond(request: ReaderRequest): Promise<ReaderResponse> {
  try {
    if (request.kind === 'file') return { kind: 'file', file: await fileText(request.bytes) };
    const { text, format, isSingle, allowsWritten } = request;
    return { kind: 'text', reading: readQuestions(text, format, isSingle, allowsWritten) };
  } catch (error) {
    return { kind: 'refused', reason: error instanceof FileRefusedError ? error.reason : 'failed' };
  }
}
