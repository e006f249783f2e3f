// Serves course pictures (imported ones and those of the repository) and uploaded files (from the
// file store) below /media.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { App, Deps } from '../deps.ts';
import type { FileLinks } from '../files/file-links.ts';
import { isPhotoName } from '../files/files.ts';
import {
  DEMO_IMAGES_FOLDER,
  IMAGE_SUBFOLDERS,
  importedImagesFolder,
} from '../files/image-folders.ts';
import { refuse, requireFound } from '../refusals/refusals.ts';

// An SVG or PDF opened in a tab is a document of this origin: it must not run scripts, embed frames
// or load anything.
const SAFE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/**
 * Returns the PDF of a written answer that consists of pages; undefined if there is no such answer.
 * @param responseSent resolves when the response is sent or its connection is closed
 */
export type ReadPaged = (
  name: string,
  responseSent: Promise<void>,
) => Promise<{ pdf: Uint8Array; isWhole: boolean } | undefined>;

/** How long browsers cache images without revalidation. A diagram changes only with its lesson. */
const MAX_AGE_S = { covers: 3600, subjects: 3600, diagrams: 86_400 } as const;

export async function registerMedia(
  app: App,
  deps: Deps,
  links: FileLinks,
  readPaged: ReadPaged,
): Promise<void> {
  const { dataDir } = deps.env;
  for (const folder of IMAGE_SUBFOLDERS) {
    const imported = join(importedImagesFolder(dataDir), folder);
    mkdirSync(imported, { recursive: true });
    await serve(
      app,
      [imported, join(DEMO_IMAGES_FOLDER, folder)],
      `/media/${folder}/`,
      `public, max-age=${MAX_AGE_S[folder]}`,
    );
  }
  servePhotos(app, deps, links);
  servePictures(app, deps);
  serveAnswers(app, deps, links, readPaged);
}

async function serve(
  app: App,
  root: string[],
  prefix: string,
  cacheControl: string,
): Promise<void> {
  const options: FastifyStaticOptions = {
    root,
    prefix,
    decorateReply: false,
    index: false,
    dotfiles: 'deny',
    cacheControl: false,
    setHeaders: (reply) => {
      for (const [name, value] of Object.entries(SAFE_HEADERS)) reply.setHeader(name, value);
      reply.setHeader('cache-control', cacheControl);
    },
  };
  await app.register(fastifyStatic, options);
}

const params = Type.Object({ name: Type.String() });
const SIGNED = Type.Object({
  expires: Type.Optional(Type.String()),
  signature: Type.Optional(Type.String()),
});

/** Serves profile photos by signed URL only. File names are unique, so the name is the ETag. */
function servePhotos(app: App, { files, now }: Deps, links: FileLinks): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/files/:name',
    schema: { params, querystring: SIGNED, hide: true },
    handler: async (request, reply) => {
      const name = requireFound(
        isPhotoName(request.params.name) ? request.params.name : undefined,
        'file',
      );
      const secondsLeft = links.secondsLeft(`/media/files/${name}`, request.query, now());
      reply.headers({ ...SAFE_HEADERS, 'cache-control': 'no-store' });
      if (secondsLeft === 0) refuse('FILE_ADDRESS_EXPIRED');
      const file = requireFound(await files.read(name), 'file');
      const etag = `"${name}"`;
      reply.headers({
        etag,
        'accept-ranges': 'none',
        'cache-control': `private, max-age=${secondsLeft}`,
        'content-disposition': 'inline',
      });
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      reply.type(file.type).header('content-length', file.size);
      return reply.send(request.method === 'HEAD' ? undefined : await file.stream());
    },
  });
}

/**
 * Serves images of texts without authorization. File names are unique, so an image never changes.
 */
function servePictures(app: App, { files }: Deps): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/pictures/:name(^[a-f0-9]{32}).webp',
    schema: { params, hide: true },
    handler: async (request, reply) => {
      const etag = `"${request.params.name}"`;
      reply.headers({ ...SAFE_HEADERS, 'accept-ranges': 'none', 'cache-control': 'no-store' });
      const file = requireFound(await files.read(`${request.params.name}.picture`), 'file');
      reply.headers({ etag, 'cache-control': 'public, max-age=31536000, immutable' });
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      reply.type(file.type).header('content-length', file.size);
      return reply.send(request.method === 'HEAD' ? undefined : await file.stream());
    },
  });
}

/**
 * Serves PDFs by signed URL only (file-links.ts). Range requests are not supported: PDFs are small,
 * and not every store has ranges.
 */
function serveAnswers(
  app: App,
  { files, now }: Deps,
  links: FileLinks,
  readPaged: ReadPaged,
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/files/:name(^[a-f0-9]{32}).pdf',
    schema: { params, querystring: SIGNED, hide: true },
    handler: async (request, reply) => {
      const name = `${request.params.name}.pdf`;
      const secondsLeft = links.secondsLeft(`/media/files/${name}`, request.query, now());
      reply.headers({ ...SAFE_HEADERS, 'cache-control': 'no-store' });
      if (secondsLeft === 0) refuse('FILE_ADDRESS_EXPIRED');
      const file = await files.read(name);
      const paged = file
        ? undefined
        : requireFound(await readPaged(name, responseEnd(reply)), 'file');
      const etag = `"${name}"`;
      reply.type('application/pdf').headers({
        // A stored file never changes.
        ...(file && { etag }),
        'accept-ranges': 'none',
        // Not cached while pages are missing.
        'cache-control': paged?.isWhole === false ? 'no-store' : `private, max-age=${secondsLeft}`,
        // Opens in a browser tab. A saved file gets a neutral name, because the stored name
        // identifies the answer.
        'content-disposition': 'inline; filename="answer.pdf"',
      });
      if (file && request.headers['if-none-match'] === etag) return reply.status(304).send();
      reply.header('content-length', file?.size ?? paged?.pdf.byteLength ?? 0);
      if (request.method === 'HEAD') return reply.send();
      return reply.send(file ? await file.stream() : Buffer.from(paged?.pdf ?? []));
    },
  });
}

/** Resolves when all of the response is sent, or its connection is closed. */
const responseEnd = ({ raw }: FastifyReply): Promise<void> =>
  new Promise((resolve) => {
    raw.once('finish', resolve);
    raw.once('close', resolve);
  });
