// Pictures of the courses (imported ones, and those of the repository) and uploaded files (from the file store), below /media.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import { Type } from 'typebox';
import type { App, Deps } from '../deps.ts';
import type { FileLinks } from '../files/file-links.ts';
import { isFileName } from '../files/files.ts';
import { demoImages, IMAGE_FOLDERS, imagesFolder } from '../files/image-folders.ts';
import { found, refuse } from '../refusals/refusals.ts';

// An SVG or PDF opened by itself is a document of this site: it gets no scripts, no frames, nothing to load.
const SAFE_HEADERS = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" };

/** The PDF of an answer that is made of pages; undefined for a name that is no such answer's. */
export type ReadPaged = (name: string) => Promise<{ pdf: Uint8Array; isWhole: boolean } | undefined>;

export async function registerMedia(app: App, deps: Deps, links: FileLinks, readPaged: ReadPaged): Promise<void> {
  const { dataDir } = deps.env;
  for (const folder of IMAGE_FOLDERS) {
    const imported = join(imagesFolder(dataDir), folder);
    mkdirSync(imported, { recursive: true });
    await serve(app, [imported, join(demoImages, folder)], `/media/${folder}/`, 'public, max-age=3600');
  }
  servePhotos(app, deps);
  serveAnswers(app, deps, links, readPaged);
}

async function serve(app: App, root: string[], prefix: string, cacheControl: string): Promise<void> {
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

/** Profile photos, which everybody may see who knows the address. A name never comes twice, so that it stands for the content. */
function servePhotos(app: App, { files }: Deps): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/files/:name',
    schema: { params, hide: true },
    handler: async (request, reply) => {
      const { name } = request.params;
      const isPhoto = isFileName(name) && !isPrivate(name);
      const file = found(isPhoto ? await files.read(name) : undefined, 'file');
      const etag = `"${name}"`;
      reply.headers({
        ...{ ...SAFE_HEADERS, etag, 'accept-ranges': 'none', 'cache-control': 'private, max-age=3600', 'content-disposition': 'inline' },
      });
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      reply.type(file.type).header('content-length', file.size);
      return reply.send(request.method === 'HEAD' ? undefined : await file.stream());
    },
  });
}

/** Answers of students and what they are made of. */
const isPrivate = (name: string) => /\.(pdf|page)$/.test(name);

const SIGNED = Type.Object({ expires: Type.Optional(Type.String()), signature: Type.Optional(Type.String()) });

/** PDFs by signed addresses alone (file-links.ts). Ranges are not answered: a PDF is small, and not every store has them. */
function serveAnswers(app: App, { files, now }: Deps, links: FileLinks, readPaged: ReadPaged): void {
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
      const paged = file ? undefined : found(await readPaged(name), 'file');
      const etag = `"${name}"`;
      reply.type('application/pdf').headers({
        // A stored file never changes.
        ...(file && { etag }),
        'accept-ranges': 'none',
        // Not kept while pages of it are still to come.
        'cache-control': paged?.isWhole === false ? 'no-store' : `private, max-age=${secondsLeft}`,
        // A teacher reads answers in a tab; under its own name a saved one would tell which one it is.
        'content-disposition': 'inline; filename="answer.pdf"',
      });
      if (file && request.headers['if-none-match'] === etag) return reply.status(304).send();
      reply.header('content-length', file?.size ?? paged?.pdf.byteLength ?? 0);
      if (request.method === 'HEAD') return reply.send();
      return reply.send(file ? await file.stream() : Buffer.from(paged?.pdf ?? []));
    },
  });
}
