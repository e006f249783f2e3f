/** The address of a written answer, which is signed and expires: asked for anew when it has. */
import { useCallback, useState } from 'react';

/** The schema promises half an hour; the rest is for the way and for the reader's patience. */
const USED_FOR_MS = 28 * 60_000;
const MARGIN_MS = 60_000;

/** Answers the new address; null when the answer is gone. */
export type RenewAddress = () => Promise<string | null>;

interface Seen {
  /** What the page was given, and what has replaced it since. */
  readonly given: string;
  readonly address: string;
  readonly at: number;
}

/** When the address says that it ends, in milliseconds; infinite where it does not say. */
function endOf(address: string): number {
  const expires = new URL(address, location.origin).searchParams.get('expires');
  return expires === null ? Number.POSITIVE_INFINITY : Number(expires) * 1000;
}

export function useAnswerAddress(given: string, ask: RenewAddress) {
  const [seen, setSeen] = useState<Seen>(() => ({ given, address: given, at: Date.now() }));
  // The page has been read anew: what it brings is newer than what was asked for here.
  const isNewer = seen.given !== given;
  if (isNewer) setSeen({ given, address: given, at: Date.now() });
  const { address, at } = isNewer ? { address: given, at: seen.at } : seen;

  /** By the device's clock, and by the time since the address came, whichever is over first: a clock may be wrong. */
  const isStale = useCallback(() => Date.now() > Math.min(at + USED_FOR_MS, endOf(address) - MARGIN_MS), [address, at]);

  /** Answers the address to use from now on. Errors: as `ask`; one where the answer is gone. */
  const renew = async (): Promise<string> => {
    const next = await ask();
    if (!next) throw new Error('The answer is gone.');
    setSeen({ given, address: next, at: Date.now() });
    return next;
  };

  return { address, isStale, renew };
}
