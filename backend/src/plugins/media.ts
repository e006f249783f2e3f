// Pictures of the courses (imported ones, and those of the repository) and uploaded files (from the file store), below /media.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import { Type } from 'typebox';
import type { App } from '../deps.ts';
import { found } from './errors.ts';
import { type Files, isFileName } from './files.ts';
import { demoImages, IMAGE_FOLDERS, imagesFolder } from './image-folders.ts';

// An SVG or PDF opened by itself is a document of this site: it gets no scripts, no frames, nothing to load.
const SAFE_HEADERS = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" };

export async function registerMedia(app: App, files: Files, dataDir: string): Promise<void> {
  for (const folder of IMAGE_FOLDERS) {
    const imported = join(imagesFolder(dataDir), folder);
    mkdirSync(imported, { recursive: true });
    await serve(app, [imported, join(demoImages, folder)], `/media/${folder}/`, 'public, max-age=3600');
  }
  serveFiles(app, files);
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

/** Ranges are not answered: an answer's PDF is small, and not every store has them. */
function serveFiles(app: App, files: Files): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/files/:name',
    schema: { params: Type.Object({ name: Type.String() }), hide: true },
    handler: async (request, reply) => {
      const { name } = request.params;
      const file = found(isFileName(name) ? await files.read(name) : undefined, 'file');
      // A name never comes twice, so that it stands for the content.
      const etag = `"${name}"`;
      reply.headers({
        ...{ ...SAFE_HEADERS, etag, 'accept-ranges': 'none' },
        // A file is its owner's: no shared cache may keep it.
        'cache-control': 'private, max-age=3600',
        // A teacher reads answers in a tab; under its own name a saved one would give its address away.
        'content-disposition': file.type === 'application/pdf' ? 'inline; filename="answer.pdf"' : 'inline',
      });
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      reply.type(file.type).header('content-length', file.size);
      return reply.send(request.method === 'HEAD' ? undefined : await file.stream());
    },
  });
}
