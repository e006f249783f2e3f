// Storage of uploaded files: a folder of this machine or an S3 bucket, by configuration, both
// through flydrive.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Env } from '../config.ts';
import { refuse } from '../refusals/refusals.ts';

/**
 * Stored files by extension: the content type with which each is served. The extensions `page` and
 * `picture` mark a role.
 */
const CONTENT_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  /**
   * A JPEG of one photographed page of an answer; it becomes part of a PDF and is not served
   * itself.
   */
  page: 'image/jpeg',
  /** An image in a text, as WebP. Served without a signature. */
  picture: 'image/webp',
} as const;
export type Extension = keyof typeof CONTENT_TYPES;

/**
 * 128 random bits and an extension. Other names are never looked up, which prevents path traversal.
 */
const FILE_NAME = new RegExp(`^[a-f0-9]{32}\\.(${Object.keys(CONTENT_TYPES).join('|')})$`);

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

/** Storage of uploaded files. @throws 503 if the store fails */
export type Files = {
  put(name: string, data: Uint8Array): Promise<void>;
  /** Undefined if there is no such file. */
  read(name: string): Promise<StoredFile | undefined>;
  /** Does nothing if there is no such file. */
  remove(name: string): Promise<void>;
};

function filesFolder(dataDir: string): string {
  return join(dataDir, 'files');
}

/** The configured bucket, otherwise the folder in DATA_DIR. */
export async function openFiles(env: Env, log: FastifyBaseLogger): Promise<Files> {
  return createFiles(await openDisk(env), log);
}

/** The store itself, for commands that copy all of it. */
export async function openDisk(env: Env): Promise<Disk> {
  // Imported lazily: the S3 client is large, and most starts do not need it.
  if (env.s3) return (await import('./s3-disk.ts')).s3Disk(env.s3);
  const location = filesFolder(env.dataDir);
  // Answers of exams: not readable by other users of the machine.
  mkdirSync(location, { recursive: true, mode: 0o700 });
  return new Disk(new FSDriver({ location, visibility: 'private' }));
}

function createFiles(disk: Disk, log: FastifyBaseLogger): Files {
  const refuseUnavailable = (error: unknown, operation: string): never => {
    log.error({ operation, reason: reasonOf(error) }, 'the file store failed');
    return refuse('FILES_UNAVAILABLE');
  };
  return {
    async put(name, data) {
      await disk.put(name, data).catch(async (error) => {
        // On a full disk an incomplete file remains, which nothing would remove later.
        await disk.delete(name).catch(() => undefined);
        refuseUnavailable(error, 'put');
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
          stream: () => disk.getStream(name).catch((error) => refuseUnavailable(error, 'read')),
        };
      } catch (error) {
        return isMissing(error) ? undefined : refuseUnavailable(error, 'read');
      }
    },
    async remove(name) {
      await disk.delete(name).catch((error) => refuseUnavailable(error, 'remove'));
    },
  };
}

/** By extension only: the content was validated at upload. */
function typeOf(name: string): string | undefined {
  if (isPartName(name)) return 'application/octet-stream';
  const extension = FILE_NAME.exec(name)?.[1];
  return Object.entries(CONTENT_TYPES).find(([typeExtension]) => typeExtension === extension)?.[1];
}

/** The error below flydrive's own: of a system call or an S3 response. */
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

/** For the log, without the file name: anyone with the name can read the file. */
function reasonOf(error: unknown): string {
  const { code, name, $metadata } = causeOf(error);
  return [code ?? name, $metadata?.httpStatusCode].filter(Boolean).join(' ');
}
