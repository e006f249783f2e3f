// Uploads of pictures for lessons, notes and questions, for admins.
import type { Resolvers } from '../../generated/resolver-types.ts';
import { idOf } from '../../upstream/batching.ts';
import { readUpload } from '../../upstream/files/upload.ts';

const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

export const picturesResolvers: Resolvers = {
  Mutation: {
    uploadPicture: async (_, { input }, { api, capabilities, requireAdmin }) => {
      const viewer = await requireAdmin();
      await capabilities.require('pictures', 'NO_PICTURES');
      const { blob, filename } = await readUpload(
        input.image,
        idOf(viewer),
        MAX_PICTURE_BYTES,
        'image',
      );
      return { picture: await api.pictures.postPicture(blob, filename) };
    },
  },
};
