// The extension `pictures`: images in lessons, notes and questions. Every reader of a text sees its
// images, so their URLs are public, and unguessable.
import { randomBytes } from 'node:crypto';
import { Type } from 'typebox';
import { requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { toPicture } from '../../files/pictures.ts';
import { errorResponses } from '../../http/errors.ts';
import { registerUploads, uploadedFile, withUploadSlot } from '../../http/uploads.ts';
import { refuse, refuseField } from '../../refusals/refusals.ts';

const PICTURE_BYTES = 5 * 1024 * 1024;
/** More than anyone inserts by hand; files of images are never deleted. */
const PICTURES_PER_DAY = 500;

const Picture = Type.Object({
  url: Type.String(),
  /** In pixels. */
  width: Type.Integer(),
  height: Type.Integer(),
});

export function pictureRoutes(app: App, { files, counters }: Deps): void {
  const uploadCounter = counters.counter('pictures', PICTURES_PER_DAY, 24 * 3600);
  app.register(async (scope: App) => {
    await registerUploads(scope, PICTURE_BYTES);
    scope.post(
      '/ext/pictures',
      { schema: { response: { 201: Picture, ...errorResponses } } },
      async (request, reply) => {
        const { id: userId } = requireUser(request.viewer);
        if ((await uploadCounter.consume(userId)) > 0) refuse('UPLOADS_USED_UP');
        const picture = await withUploadSlot(userId, async () => {
          const kinds = ['jpg', 'png', 'apng', 'webp'];
          const data = await uploadedFile(request, 'image', kinds, 'IMAGE');
          return toPicture({ userId, data }).catch(refuseField('image', 'IS_INVALID'));
        });
        const { data, width, height } = picture;
        const name = randomBytes(16).toString('hex');
        await files.put(`${name}.picture`, data);
        return reply.status(201).send({ url: `/media/pictures/${name}.webp`, width, height });
      },
    );
  });
}
