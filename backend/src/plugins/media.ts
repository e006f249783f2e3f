// Pictures of the courses (from the repository) and uploaded files (from the data folder), below /media.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { App } from '../deps.ts';
import { filesFolder } from './uploads.ts';

const images = fileURLToPath(new URL('../../demo/images', import.meta.url));

// An SVG or PDF opened by itself is a document of this site: it gets no scripts, no frames, nothing to load.
const SAFE_HEADERS = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" };

export async function registerMedia(app: App, dataDir: string): Promise<void> {
  mkdirSync(filesFolder(dataDir), { recursive: true });
  for (const folder of ['covers', 'subjects']) {
    await serve(app, join(images, folder), `/media/${folder}/`, 'public, max-age=3600');
  }
  // Names never come twice, but a file is its owner's: no shared cache may keep it.
  await serve(app, filesFolder(dataDir), '/media/files/', 'private, max-age=3600');
}

async function serve(app: App, root: string, prefix: string, cacheControl: string): Promise<void> {
  mkdirSync(root, { recursive: true });
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
