// Papers that are loaded before the start, encrypted, and opened by the key in the start's response
// (docs/decisions/092).
import type { Resolvers } from '../../generated/resolver-types.ts';
import { idOf } from '../../upstream/batching.ts';
import { inAttemptOrder, positionsIn } from '../../upstream/exams/attempt-order.ts';
import type { Ticket } from '../../upstream/exams/ticket.ts';
import type { Context } from '../context.ts';

export const sealedPapersResolvers: Resolvers = {
  Exam: {
    paperUrl: (exam, _, context) => paperUrlOf('single', idOf(exam), context),
  },
  MultiSubjectExam: {
    paperUrl: (exam, _, context) => paperUrlOf('multi-subject', idOf(exam), context),
  },
  StartExamPayload: {
    paperKey: ({ ticket }, _, context) => paperKeyOf(ticket, context),
  },
  StartMultiSubjectExamPayload: {
    paperKey: ({ ticket }, _, context) => paperKeyOf(ticket, context),
  },
};

async function paperUrlOf(
  kind: Ticket['kind'],
  examId: string,
  { api, capabilities, paperSeals, upstream }: Context,
): Promise<string | null> {
  const canSeal = upstream().hasServiceCredential() && (await capabilities.has('current-versions'));
  if (!canSeal) return null;
  const current = await api.sealedPapers.findCurrentVersion(kind, examId);
  return current?.examVersionId ? paperSeals.pathOf(current.examVersionId) : null;
}

async function paperKeyOf(
  { examVersionId, orderSeed }: Ticket,
  { loaders, paperSeals, upstream }: Context,
) {
  if (examVersionId === undefined || !upstream().hasServiceCredential()) return null;
  const version = await loaders.examVersions.byId.load(examVersionId);
  if (!version) return null;
  const sealed = inAttemptOrder(version, paperSeals.orderSeedOf(examVersionId));
  const isShuffled = sealed !== version;
  return {
    paperUrl: paperSeals.pathOf(examVersionId),
    key: paperSeals.keyOf(examVersionId).toString('base64'),
    order: isShuffled ? positionsIn(sealed, inAttemptOrder(version, orderSeed)) : null,
  };
}
