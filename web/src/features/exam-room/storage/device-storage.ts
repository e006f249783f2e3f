/**
 * IndexedDB storage for data that must survive a reload, a crash or an empty battery. A thin
 * wrapper around idb-keyval, so that tests can replace it.
 */
import { createStore, delMany, getMany, keys, setMany, type UseStore, update } from 'idb-keyval';

/**
 * Timeout of a database request: on a phone without free space it may never settle, and an exam
 * must not wait for that.
 */
const TIMEOUT_S = 5;

let openedStore: UseStore | null = null;
let hangingRequests = 0;

function store(): UseStore {
  openedStore ??= createStore('alokpath', 'attempts');
  return openedStore;
}

/**
 * Rejects on every failure, also where IndexedDB throws synchronously. While a request hangs,
 * further ones are rejected at once.
 */
async function withTimeout<Value>(work: (database: UseStore) => Promise<Value>): Promise<Value> {
  const refusal = () => new Error('The database of this device does not answer.');
  if (hangingRequests > 0) throw refusal();
  const result = work(store());
  return new Promise((resolve, reject) => {
    // Counts single seconds, so that time during which the page was suspended does not count.
    let seconds = 0;
    const timer = setInterval(() => {
      seconds += 1;
      if (seconds < TIMEOUT_S) return;
      clearInterval(timer);
      hangingRequests += 1;
      reject(refusal());
    }, 1000);
    const end = () => {
      clearInterval(timer);
      if (seconds >= TIMEOUT_S) hangingRequests -= 1;
    };
    result.then(resolve, reject).then(end);
  });
}

/** The values in the order of the keys; undefined for a missing key. */
export function read(names: readonly string[]): Promise<unknown[]> {
  return withTimeout((database) => getMany<unknown>([...names], database));
}

/** Atomic. Resolves when the data is stored. */
export function write(
  entries: readonly (readonly [name: string, value: unknown])[],
): Promise<void> {
  return withTimeout((database) =>
    setMany(
      entries.map(([name, value]) => [name, value]),
      database,
    ),
  );
}

/**
 * Reads and writes in one step, so that two tabs never overwrite each other. Resolves with the
 * stored value.
 */
export async function change<Value>(
  name: string,
  next: (before: Value | undefined) => Value,
): Promise<Value> {
  let after: Value | undefined;
  await withTimeout((database) =>
    update<Value>(
      name,
      (before) => {
        after = next(before);
        return after;
      },
      database,
    ),
  );
  return after as Value;
}

export function remove(names: readonly string[]): Promise<void> {
  return withTimeout((database) => delMany([...names], database));
}

export async function namesWith(prefix: string): Promise<string[]> {
  const names = await withTimeout((database) => keys<string>(database));
  return names.filter((name) => name.startsWith(prefix));
}
