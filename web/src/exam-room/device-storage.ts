/** The phone's own database, for what must survive a reload, a crash or a flat battery. A small wall around idb-keyval, so that tests can stand in for it. */
import { createStore, delMany, getMany, keys, setMany, type UseStore, update } from 'idb-keyval';

let opened: UseStore | null = null;

function store(): UseStore {
  opened ??= createStore('alokpath', 'attempts');
  return opened;
}

/** The values in the order of the keys; undefined for a key that is not there. */
export function read(names: readonly string[]): Promise<unknown[]> {
  return getMany<unknown>([...names], store());
}

/** All or nothing; resolved when the database has it. */
export function write(entries: readonly (readonly [name: string, value: unknown])[]): Promise<void> {
  return setMany(
    entries.map(([name, value]) => [name, value]),
    store(),
  );
}

/** Reads and writes in one step, so that two tabs never overwrite each other; resolved with what the database then has. */
export async function change<Value>(name: string, next: (before: Value | undefined) => Value): Promise<Value> {
  let after: Value | undefined;
  await update<Value>(
    name,
    (before) => {
      after = next(before);
      return after;
    },
    store(),
  );
  return after as Value;
}

export function remove(names: readonly string[]): Promise<void> {
  return delMany([...names], store());
}

export async function namesWith(prefix: string): Promise<string[]> {
  const names = await keys<string>(store());
  return names.filter((name) => name.startsWith(prefix));
}
