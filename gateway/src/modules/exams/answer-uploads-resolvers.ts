// Written answers uploaded in parts, so that a lost connection costs seconds instead of the whole PDF.
import type { Ticket } from '../../attempts/ticket.ts';
import type { Context } from '../../context.ts';
import type { Resolvers } from '../../generated/resolver-types.ts';
import { idOf } from '../../upstream/batching.ts';
import { badInput, codedError } from '../../upstream/errors.ts';
import { readUpload } from '../../upstream/read-upload.ts';

const MAX_PDF_BYTES = 10 * 1024 * 1024;
/** Longer parts would lose more with a lost connection; upstream says how long they have to be. */
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
      if (input.sizeBytes < 1) throw badInput('The file is empty.', [{ path: 'sizeBytes', message: 'The file is empty.' }]);
      if (input.sizeBytes > MAX_PDF_BYTES) throw codedError('PAYLOAD_TOO_LARGE', 'The file is larger than 10 MB.');
      const upload = await context.api.answerUploads.postUpload({ attemptId, size: input.sizeBytes });
      const { offset = 0, partSize } = upload;
      if (!partSize) throw codedError('UPSTREAM_BAD_RESPONSE', 'The server gave an answer that makes no sense.');
      return { uploadId: idOf(upload), offsetBytes: offset, partSizeBytes: partSize };
    },
    uploadAnswerPart: async (_, { input }, context) => {
      await readTicket(context, input.ticket);
      if (input.offsetBytes < 0) throw badInput('No part begins there.', [{ path: 'offsetBytes', message: 'No part begins there.' }]);
      const { blob } = await readUpload(input.part, MAX_PART_BYTES, 'part');
      return context.api.answerUploads.putPart(input.uploadId, input.offsetBytes, blob);
    },
  },
};

/** Whose attempt and upload it is, and whether there is time, upstream judges by the session: one call per part. */
async function readTicket({ tickets, capabilities, requireSession }: Context, token: string): Promise<Ticket> {
  requireSession();
  const ticket = tickets.read(token, 'single');
  await capabilities.require('uploads', 'This server takes no files in parts.');
  return ticket;
}
