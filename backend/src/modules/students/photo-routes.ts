// The profile photo (specification, section 7: User and student).
import { Type } from 'typebox';
import { requireOwnStudent, requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { toPhoto } from '../../files/pictures.ts';
import { removeFile, storeFile } from '../../files/stored-files.ts';
import { errorResponses } from '../../http/errors.ts';
import { registerUploads, uploadedFile, withUploadSlot } from '../../http/uploads.ts';
import { Id } from '../../http/validation/bodies.ts';
import { refuseField, requireFound } from '../../refusals/refusals.ts';
import { replacePhoto } from './queries.ts';

const PHOTO_BYTES = 5 * 1024 * 1024;

export function photoRoutes(app: App, { db, files }: Deps): void {
  app.register(async (scope: App) => {
    await registerUploads(scope, PHOTO_BYTES);
    scope.post(
      '/students/student/:studentId/upload-profile-picture',
      {
        schema: {
          params: Type.Object({ studentId: Id }),
          response: { 200: Type.Object({ imageUrl: Type.String() }), ...errorResponses },
        },
      },
      async (request) => {
        const { studentId } = requireOwnStudent(request.viewer, request.params.studentId);
        const userId = requireUser(request.viewer).id;
        const photo = await withUploadSlot(userId, async () => {
          const kinds = ['jpg', 'png', 'apng', 'webp'];
          const data = await uploadedFile(request, 'image', kinds, 'IMAGE');
          return toPhoto({ userId, data }).catch(refuseField('image', 'IS_INVALID'));
        });
        const { url, recorded } = await storeFile(files, 'webp', photo, async (imageUrl) =>
          requireFound(await replacePhoto(db, studentId, imageUrl), 'student'),
        );
        // Last: an interruption before leaves an unused file, never a record without its file.
        if (recorded.before) await removeFile(files, recorded.before);
        return { imageUrl: url };
      },
    );
  });
}
