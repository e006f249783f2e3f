// The file format of a backup: a gzipped tar whose last entry, manifest.json, lists all other
// entries with their hashes.
import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { Header, Pack, Parser, ReadEntry } from 'tar';

export const MANIFEST = 'manifest.json';
/** Uploads have at most 10 MB and tables are split, so no larger entry is ours. */
const MAX_ENTRY_BYTES = 64 * 1024 * 1024;

export type Entries = { [name: string]: { size: number; sha256: string } };
export type Manifest = {
  format: 'alokpath-backup';
  /** Increased if older programs can no longer read it. */
  version: 1;
  createdAt: string;
  /** The last migration of the database: with another one the tables differ. */
  migration: string;
  /** Rows by table. */
  tables: { [name: string]: number };
  entries: Entries;
};

export type Archive = {
  readonly entries: Entries;
  /** Resolves when the data is written to the stream, so that memory holds one entry at a time. */
  add(name: string, data: Buffer): Promise<void>;
  /** Resolves when everything is on the disk. */
  close(): Promise<void>;
  /** Aborts; the caller removes the incomplete file. */
  destroy(): void;
};

/** Creates a file that only its owner can read. */
export async function createArchive(path: string): Promise<Archive> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  await once(file, 'open');
  let failure: Error | undefined;
  file.on('error', (error) => {
    failure ??= error;
  });
  const pack = new Pack({ gzip: { level: 6 }, portable: true });
  pack.pipe(file as unknown as NodeJS.WriteStream);
  const entries: Entries = {};
  return {
    entries,
    async add(name, data) {
      const header = new Header({
        path: name,
        mode: 0o600,
        size: data.length,
        type: 'File',
        mtime: new Date(),
      });
      const entry = new ReadEntry(header);
      await runUnlessFailed(file, failure, (done) => {
        entry.on('end', done);
        pack.write(entry);
        entry.end(data);
      });
      entries[name] = { size: data.length, sha256: sha256(data) };
    },
    async close() {
      await runUnlessFailed(file, failure, (done) => {
        file.once('close', done);
        pack.end();
      });
    },
    destroy() {
      file.destroy();
    },
  };
}

/**
 * Resolves when the work calls `done`, and rejects with the stream's error. Removes its listeners,
 * because there are as many entries as uploads.
 */
function runUnlessFailed(
  stream: EventEmitter,
  failure: Error | undefined,
  work: (done: () => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (failure) return reject(failure);
    const done = () => {
      stream.off('error', reject);
      resolve();
    };
    stream.once('error', reject);
    return work(done);
  });
}

export const sha256 = (data: Buffer) => createHash('sha256').update(data).digest('hex');

/** The entries in order, read lazily. Throws if the file is damaged. */
export async function* readArchive(path: string): AsyncGenerator<{ name: string; data: Buffer }> {
  const source = createReadStream(path);
  const parser = new Parser({ strict: true });
  const waiting: ReadEntry[] = [];
  let isEndReached = false;
  let failure: Error | undefined;
  let wake = () => {};
  const applyAndWake = (change: () => void) => {
    change();
    wake();
  };
  parser.on('entry', (entry: ReadEntry) => applyAndWake(() => void waiting.push(entry)));
  parser.on('end', () =>
    applyAndWake(() => {
      isEndReached = true;
    }),
  );
  const failures = new EventEmitter();
  const fail = (error: Error) => {
    applyAndWake(() => {
      failure ??= error;
    });
    if (failures.listenerCount('error') > 0) failures.emit('error', error);
  };
  parser.on('error', fail);
  source.on('error', fail);
  source.pipe(parser as unknown as NodeJS.WritableStream);
  try {
    for (;;) {
      if (failure) throw failure;
      const entry = waiting.shift();
      if (entry) {
        if (entry.type !== 'File' || entry.size > MAX_ENTRY_BYTES)
          throw new Error(`${entry.path} is not an entry of a backup`);
        const chunks: Buffer[] = [];
        await runUnlessFailed(failures, failure, (done) => {
          entry.on('data', (chunk: Buffer) => chunks.push(chunk));
          entry.on('end', done);
        });
        yield { name: entry.path, data: Buffer.concat(chunks) };
      } else if (isEndReached) {
        return;
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    source.destroy();
  }
}
