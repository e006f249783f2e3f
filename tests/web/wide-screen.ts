/** A window of 1280 pixels, for pages that have a column beside their text. */
import { afterEach, vi } from 'vitest';

const EM_PX = 16;

const phone = matchMedia;
afterEach(() => void vi.stubGlobal('matchMedia', phone));

export function asWideScreen(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches:
      Number(/min-width: ([\d.]+)em/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY) * EM_PX <= 1280,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
