import { vi } from 'vitest';
import type { ReaderRequest } from '../../../web/src/features/admin/question-files/read/reader.ts';

/**
 * jsdom has no workers: this one runs the code of the real worker on this thread, with copies of
 * the messages.
 */
class WorkerHere extends EventTarget {
  #isEnded = false;

  postMessage(request: ReaderRequest): void {
    void import('../../../web/src/features/admin/question-files/read/respond.ts').then(
      async ({ respond }) => {
        const data = structuredClone(await respond(structuredClone(request)));
        if (!this.#isEnded) this.dispatchEvent(new MessageEvent('message', { data }));
      },
    );
  }

  terminate(): void {
    this.#isEnded = true;
  }
}

export const useWorkerHere = (): void => void vi.stubGlobal('Worker', WorkerHere);
