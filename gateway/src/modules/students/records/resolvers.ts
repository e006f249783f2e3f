// Creates, updates and deletes student records.

import type { Resolvers } from '../../../generated/resolver-types.ts';
import { idOf } from '../../../upstream/batching.ts';
import { refusal } from '../../../upstream/errors/refusals.ts';
import type { Context } from '../../context.ts';
import { requireOwn } from '../own-record.ts';
import { newProfileOf, profileOf, withProfilePaths } from './profile-input.ts';

// Read only if selected. The write has succeeded, so a failed read must not look like a failed
// save.
const withViewer = {
  viewer: (_: unknown, __: unknown, { viewer }: Context) => viewer().catch(() => null),
};

export const recordResolvers: Resolvers = {
  CreateStudentPayload: withViewer,
  UpdateStudentPayload: withViewer,
  DeleteStudentPayload: withViewer,
  Mutation: {
    createStudent: async (_, { input }, { api, requireViewer, clearViewer }) => {
      const viewer = await requireViewer();
      const { userId } = input;
      if (userId && userId !== idOf(viewer) && viewer.role !== 'admin')
        throw refusal('NOT_YOUR_ACCOUNT');
      const student = await withProfilePaths(
        api.students.postStudent({ userId: userId || undefined, ...newProfileOf(input) }),
      );
      clearViewer();
      return { student, viewer: null };
    },
    updateStudent: async (_, { input }, { api, requireViewer, clearViewer }) => {
      const viewer = await requireViewer();
      const isOwn = viewer.student && idOf(viewer.student) === input.id;
      // REST has no read of one record for admins: the version is the one in the input, and the
      // photo is not changed.
      const storedProfile =
        viewer.role === 'admin' && !isOwn
          ? { version: input.version || undefined }
          : requireOwn(viewer, input.id);
      const student = await withProfilePaths(
        api.students.patchStudent(input.id, profileOf(input, storedProfile)),
      );
      clearViewer();
      return { student, viewer: null };
    },
    deleteStudent: async (_, { input }, { api, requireViewer, clearViewer }) => {
      const viewer = await requireViewer();
      if (viewer.role !== 'admin') requireOwn(viewer, input.id);
      const { message } = await api.students.deleteStudent(input.id);
      clearViewer();
      return { deletedId: input.id, message: message ?? 'Student deleted.', viewer: null };
    },
  },
};
