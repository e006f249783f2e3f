/**
 * A fake of the device's database (web/src/features/exam-room/storage/device-storage.ts), used by
 * all tests of the web (setup.ts).
 */
const kept = new Map<string, unknown>();

/** Controls for the test: the stored content, and how slow or broken the device is. */
export const device = {
  kept,
  /** Resolves when the device may finish a write. */
  beforeWrite: async (_names: readonly string[]): Promise<void> => undefined,
  reset() {
    kept.clear();
    device.beforeWrite = async () => undefined;
  },
};

export async function read(names: readonly string[]): Promise<unknown[]> {
  return names.map((name) => structuredClone(kept.get(name)));
}

export async function write(entries: readonly (readonly [string, unknown])[]): Promise<void> {
  const copies = structuredClone(entries);
  await device.beforeWrite(entries.map(([name]) => name));
  for (const [name, value] of copies) kept.set(name, value);
}

export async function change<Value>(
  name: string,
  next: (before: Value | undefined) => Value,
): Promise<Value> {
  await device.beforeWrite([name]);
  const after = next(structuredClone(kept.get(name)) as Value | undefined);
  kept.set(name, structuredClone(after));
  return after;
}

export async function remove(names: readonly string[]): Promise<void> {
  for (const name of names) kept.delete(name);
}

export async function namesWith(prefix: string): Promise<string[]> {
  return [...kept.keys()].filter((name) => name.startsWith(prefix));
}
