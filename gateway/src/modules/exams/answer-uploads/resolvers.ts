// Uploads of written answers in parts: a lost connection costs one part instead of the whole PDF.

import type { Resolvers } from '../../../generated/resolver-types.ts';
import { idOf } from '../../../upstream/batching.ts';
import { fieldRefusal, refusal } from '../../../upstream/errors/refusals.ts';
import type { Ticket } from '../../../upstream/exams/ticket.ts';
import { readUpload } from '../../../upstream/files/upload.ts';
import type { Context } from '../../context.ts';

const MAX_PDF_BYTES = 10 * 1024 * 1024;
/** Upstream prescribes the length of a part; this is only an upper bound. */
const MAX_PART_BYTES = 1024 * 1024;

export const answerUploadsResolvers: Resolvers = {
  Query: {
    answerUpload: async (_, { ticket, uploadId }, context) => {
      await readTicket(context, ticket);
      return context.api.answerUploads.getUpload(uploadId);
    },
  },
  AnswerUpload: {
    offsetBytes: (upload) => upload.offset ?? 0,
    url: (upload) => upload.url ?? null,
  },
  Mutation: {
    beginAnswerUpload: async (_, { input }, context) => {
      const { attemptId } = await readTicket(context, input.ticket);
      if (input.sizeBytes < 1) throw fieldRefusal('sizeBytes', 'FILE_EMPTY');
      if (input.sizeBytes > MAX_PDF_BYTES)
        throw fieldRefusal('sizeBytes', 'FILE_ABOVE', { max: MAX_PDF_BYTES / 1024 / 1024 });
      const upload = await context.api.answerUploads.postUpload({
        attemptId,
        size: input.sizeBytes,
      });
      const { offset = 0, partSize } = upload;
      if (!partSize) throw refusal('UPSTREAM_INVALID');
      return { uploadId: idOf(upload), offsetBytes: offset, partSizeBytes: partSize };
    },
    uploadAnswerPart: async (_, { input }, context) => {
      const { userId } = await readTicket(context, input.ticket);
      if (input.offsetBytes < 0) throw fieldRefusal('offsetBytes', 'NO_PART_THERE');
      const { blob } = await readUpload(input.part, userId, MAX_PART_BYTES, 'part');
      return context.api.answerUploads.putPart(input.uploadId, input.offsetBytes, blob);
    },
  },
};

/** Upstream authorizes the upload by the session and checks the deadline: one call per part. */
async function readTicket(
  { tickets, capabilities, requireSession }: Context,
  token: string,
): Promise<Ticket> {
  requireSession();
  const ticket = tickets.read(token, 'single');
  await capabilities.require('uploads', 'NO_UPLOADS');
  return ticket;
}
