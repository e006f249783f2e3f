// The profile photo (specification, section 7: User and student).
import { Type } from 'typebox';
import { requireOwnStudent } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { Id } from '../../plugins/bodies.ts';
import { errorAnswers, found } from '../../plugins/errors.ts';
import { photoOf } from '../../plugins/pictures.ts';
import { registerUploads, removeFile, storeFile, uploadedFile, whenItsTurnComes } from '../../plugins/uploads.ts';
import { replacePhoto } from './queries.ts';

const PHOTO_BYTES = 5 * 1024 * 1024;

export function photoRoutes(app: App, { db, files }: Deps): void {
  app.register(async (scope: App) => {
    await registerUploads(scope, PHOTO_BYTES);
    scope.post(
      '/students/student/:studentId/upload-profile-picture',
      { schema: { params: Type.Object({ studentId: Id }), response: { 200: Type.Object({ imageUrl: Type.String() }), ...errorAnswers } } },
      async (request) => {
        const { studentId } = requireOwnStudent(request.viewer, request.params.studentId);
        const photo = await whenItsTurnComes(async () =>
          photoOf(await uploadedFile(request, 'image', ['jpg', 'png', 'apng', 'webp'], 'Send a JPEG, PNG or WebP image.')),
        );
        const { url, recorded } = await storeFile(files, 'webp', photo, async (imageUrl) =>
          found(await replacePhoto(db, studentId, imageUrl), 'student'),
        );
        // Last of all: whatever breaks off before leaves a file that nobody needs, never a record without its file.
        if (recorded.before) await removeFile(files, recorded.before);
        return { imageUrl: url };
      },
    );
  });
}
