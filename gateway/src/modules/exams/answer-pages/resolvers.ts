// Written answers uploaded page by page: pages are registered first, and may be uploaded until
// after the submission.

import type { Resolvers } from '../../../generated/resolver-types.ts';
import { idOf } from '../../../upstream/batching.ts';
import { fieldRefusal, refusal } from '../../../upstream/errors/refusals.ts';
import type { Ticket } from '../../../upstream/exams/ticket.ts';
import { readUpload } from '../../../upstream/files/upload.ts';
import type { Context } from '../../context.ts';

const MAX_PART_BYTES = 128 * 1024;
const MAX_PAGES = 60;
const ROTATIONS = [0, 90, 180, 270];

export const answerPagesResolvers: Resolvers = {
  Mutation: {
    registerAnswerPages: async (_, { input: { ticket, questionId, pages } }, context) => {
      const { attemptId } = await readTicket(context, ticket);
      const isValid =
        pages.length >= 1 &&
        pages.length <= MAX_PAGES &&
        pages.every(({ turn = 0 }) => ROTATIONS.includes(turn));
      if (!isValid) throw fieldRefusal('pages', 'INVALID_PAGES', { max: MAX_PAGES });
      const body = pages.map(({ sha256, sizeBytes, kind, turn = 0 }) => ({
        sha256,
        size: sizeBytes,
        turn,
        kind: kind === 'PDF' ? ('pdf' as const) : ('picture' as const),
      }));
      const { url, pages: registered = [] } = await context.api.answerPages.postPages(attemptId, {
        questionId,
        pages: body,
      });
      if (!url || registered.length !== pages.length) throw refusal('UPSTREAM_INVALID');
      return { url, pages: registered };
    },
    uploadAnswerPage: async (_, { input }, context) => {
      const { userId } = await readTicket(context, input.ticket);
      if (input.offsetBytes < 0) throw fieldRefusal('offsetBytes', 'NO_PART_THERE');
      const { blob } = await readUpload(input.part, userId, MAX_PART_BYTES, 'part');
      return context.api.answerPages.putPagePart(input.pageId, input.offsetBytes, blob);
    },
  },
  UploadedAnswerPage: {
    id: idOf,
    offsetBytes: (page) => page.offset ?? 0,
    isStored: (page) => page.stored ?? false,
  },
  AnswerPagesState: {
    total: (state) => state.total ?? 0,
    arrived: (state) => state.arrived ?? 0,
    late: (state) => state.late ?? 0,
    registeredAt: (state) => state.registeredAt ?? '',
    dueAt: (state) => state.dueAt ?? '',
    lastArrivedAt: (state) => state.lastArrivedAt ?? null,
  },
};

/** Upstream authorizes the page by the session and checks the deadline: one call per part. */
async function readTicket(
  { tickets, capabilities, requireSession }: Context,
  token: string,
): Promise<Ticket> {
  requireSession();
  const ticket = tickets.read(token, 'single');
  await capabilities.require('pages', 'NO_UPLOADS');
  return ticket;
}
