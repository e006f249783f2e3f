// Where uploaded files are kept: a folder of this machine, or a bucket of S3 by configuration. Both
// through one interface of flydrive.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Env } from '../config.ts';
import { refuse } from '../refusals/refusals.ts';

/** What may be stored, with the type that it is served as. */
const TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  /**
   * A JPEG of one photographed page of an answer: it becomes part of a PDF, and is never served by
   * itself.
   */
  page: 'image/jpeg',
  /** A WebP of a text. Served at an address of its own, without a signature. */
  picture: 'image/webp',
} as const;
export type Extension = keyof typeof TYPES;

/**
 * 128 random bits and an extension. Nothing else is ever looked for, so that no name leads out of
 * the folder.
 */
const FILE_NAME = new RegExp(`^[a-f0-9]{32}\\.(${Object.keys(TYPES).join('|')})$`);

export function isFileName(name: string): boolean {
  return FILE_NAME.test(name);
}

/** A profile photo. New ones are WebP; older ones are JPEG or PNG. */
export function isPhotoName(name: string): boolean {
  return isFileName(name) && /\.(jpg|png|webp)$/.test(name);
}

/** A part of an incomplete upload. It has not been checked, so it is never served. */
const PART_NAME = /^[a-f0-9]{32}\.part$/;

export function isPartName(name: string): boolean {
  return PART_NAME.test(name);
}

/** A stored file, not yet opened. */
export type StoredFile = { size: number; type: string; stream(): Promise<Readable> };

/** The store. Errors: 503 while it does not answer. */
export type Files = {
  put(name: string, data: Uint8Array): Promise<void>;
  /** Undefined for a name that is no file's. */
  read(name: string): Promise<StoredFile | undefined>;
  /** A name that is no file's is removed already. */
  remove(name: string): Promise<void>;
};

function filesFolder(dataDir: string): string {
  return join(dataDir, 'files');
}

/** The bucket that the settings name, else the folder in DATA_DIR. */
export async function openFiles(env: Env, log: FastifyBaseLogger): Promise<Files> {
  return overDisk(await openDisk(env), log);
}

/** The store itself, for the commands that copy all of it. */
export async function openDisk(env: Env): Promise<Disk> {
  // Loaded here because most starts have no use for the S3 client, which is large.
  if (env.s3) return (await import('./s3-disk.ts')).s3Disk(env.s3);
  const location = filesFolder(env.dataDir);
  // Answers of exams: other users of the machine have no business in here.
  mkdirSync(location, { recursive: true, mode: 0o700 });
  return new Disk(new FSDriver({ location, visibility: 'private' }));
}

function overDisk(disk: Disk, log: FastifyBaseLogger): Files {
  const failed = (error: unknown, doing: string): never => {
    log.error({ doing, reason: reasonOf(error) }, 'the file store failed');
    return refuse('FILES_UNAVAILABLE');
  };
  return {
    async put(name, data) {
      await disk.put(name, data).catch(async (error) => {
        // A full disk keeps what fitted: that half would stay for ever.
        await disk.delete(name).catch(() => undefined);
        failed(error, 'put');
      });
    },
    async read(name) {
      const type = typeOf(name);
      if (type === undefined) return undefined;
      try {
        const { contentLength } = await disk.getMetaData(name);
        return {
          size: contentLength,
          type,
          stream: () => disk.getStream(name).catch((error) => failed(error, 'read')),
        };
      } catch (error) {
        return isMissing(error) ? undefined : failed(error, 'read');
      }
    },
    async remove(name) {
      await disk.delete(name).catch((error) => failed(error, 'remove'));
    },
  };
}

/** By the extension alone: what is in the file was judged when it came. */
function typeOf(name: string): string | undefined {
  if (isPartName(name)) return 'application/octet-stream';
  const extension = FILE_NAME.exec(name)?.[1];
  return Object.entries(TYPES).find(([known]) => known === extension)?.[1];
}

/** The errors below flydrive's own: a system call's or an answer of S3. */
function causeOf(error: unknown): {
  code?: unknown;
  name?: unknown;
  $metadata?: { httpStatusCode?: unknown };
} {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof Error ? cause : {};
}

function isMissing(error: unknown): boolean {
  const { code, $metadata } = causeOf(error);
  return code === 'ENOENT' || $metadata?.httpStatusCode === 404;
}

/** For the log: no file name, since who knows one can read the file. */
function reasonOf(error: unknown): string {
  const { code, name, $metadata } = causeOf(error);
  return [code ?? name, $metadata?.httpStatusCode].filter(Boolean).join(' ');
}
