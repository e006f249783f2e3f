/**
 * Of several tabs with the same attempt only the active one changes, saves and submits. A Web Lock
 * decides which one, so a tab that crashes releases it. Without Web Locks (an old browser, a page
 * without https) the tabs use a BroadcastChannel.
 */

export interface ActiveTab {
  /** Makes this tab the active one, at once. */
  readonly takeOver: () => void;
  readonly close: () => void;
}

const nameOf = (attemptId: string) => `alokpath-attempt-${attemptId}`;

/** @param onChange called with whether this tab is active: once at the start and on each change */
export function claimTab(attemptId: string, onChange: (isActive: boolean) => void): ActiveTab {
  return navigator.locks
    ? byLock(navigator.locks, nameOf(attemptId), onChange)
    : byMessages(nameOf(attemptId), onChange);
}

/**
 * Runs `work`; returns null without running it if a tab has the attempt open. Without Web Locks it
 * always runs.
 */
export async function unlessOpen<Value>(
  attemptId: string,
  work: () => Promise<Value>,
): Promise<Value | null> {
  if (!navigator.locks) return work();
  return navigator.locks.request(nameOf(attemptId), { ifAvailable: true }, async (lock) =>
    lock ? work() : null,
  );
}

function byLock(
  locks: LockManager,
  name: string,
  onChange: (isActive: boolean) => void,
): ActiveTab {
  let release: () => void = () => undefined;
  let queued = new AbortController();
  let isClosed = false;
  let requests = 0;

  const hold = (): Promise<void> => {
    if (isClosed) return Promise.resolve();
    onChange(true);
    return new Promise((resolve) => {
      release = resolve;
    });
  };
  // If the active tab closes or crashes, the next one in the queue becomes active.
  const queue = () => {
    if (isClosed) return;
    onChange(false);
    queued = new AbortController();
    request({ signal: queued.signal });
  };
  /**
   * A granted lock is lost if another tab takes over; a request fails if the browser refuses locks.
   * After a later request of this tab neither matters: it has aborted the request, or taken the
   * lock.
   */
  const request = (options: LockOptions) => {
    requests += 1;
    const number = requests;
    let isHeld = false;
    const granted = (lock: Lock | null) => {
      isHeld = lock !== null;
      return isHeld ? hold() : queue();
    };
    locks.request(name, options, granted).catch(() => {
      if (number === requests) void (isHeld ? queue() : hold());
    });
  };

  request({ ifAvailable: true });
  return {
    takeOver: () => {
      queued.abort();
      request({ steal: true });
    },
    close: () => {
      isClosed = true;
      queued.abort();
      release();
    },
  };
}

type Message = 'who is active?' | 'I am' | 'I take over';

function byMessages(name: string, onChange: (isActive: boolean) => void): ActiveTab {
  let isActive = true;
  onChange(true);
  if (typeof BroadcastChannel === 'undefined')
    return { takeOver: () => undefined, close: () => undefined };

  const channel = new BroadcastChannel(name);
  const post = (message: Message) => channel.postMessage(message);
  const become = (active: boolean) => {
    if (isActive === active) return;
    isActive = active;
    onChange(active);
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data !== 'who is active?') become(false);
    else if (isActive) post('I am');
  };
  post('who is active?');
  return {
    takeOver: () => {
      post('I take over');
      become(true);
    },
    close: () => channel.close(),
  };
}
