/**
 * Per account, the lesson progress that the server has not confirmed yet: stored on the device
 * before it is sent, removed afterwards.
 */
import { getLocalItem, setLocalItem } from '../offline/local-items.ts';

export interface ProgressChange {
  readonly done?: boolean;
  /** The video's position, in seconds. */
  readonly positionSeconds?: number;
}

interface WaitingChange extends ProgressChange {
  /** When the change was made, by the device's clock, as an ISO date-time. */
  readonly at: string;
}

type ByLesson = Readonly<Record<string, WaitingChange>>;

const nameFor = (userId: string) => `progress.${userId}`;

export function unsentProgress(userId: string): ByLesson {
  try {
    const storedValue: unknown = JSON.parse(getLocalItem(nameFor(userId)) ?? '{}');
    return typeof storedValue === 'object' && storedValue !== null ? (storedValue as ByLesson) : {};
  } catch {
    return {};
  }
}

function store(userId: string, all: ByLesson): void {
  setLocalItem(nameFor(userId), Object.keys(all).length === 0 ? null : JSON.stringify(all));
}

/** Merges a change into the unsent progress of the lesson and returns the result. */
export function storeUnsent(
  userId: string,
  lessonId: string,
  change: ProgressChange,
): WaitingChange {
  const all = unsentProgress(userId);
  const waiting = { ...all[lessonId], ...change, at: new Date().toISOString() };
  store(userId, { ...all, [lessonId]: waiting });
  return waiting;
}

/**
 * Removes a change that the server has confirmed or rejected, unless a newer one replaced it.
 * Returns whether it was the newest.
 */
export function removeUnsent(
  userId: string,
  lessonId: string,
  sentProgress: WaitingChange,
): boolean {
  const { [lessonId]: waiting, ...others } = unsentProgress(userId);
  const isNewest = JSON.stringify(waiting) === JSON.stringify(sentProgress);
  if (isNewest) store(userId, others);
  return isNewest;
}
