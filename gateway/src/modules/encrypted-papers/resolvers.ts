// Papers that are loaded before the start, encrypted, and opened by the key in the start's response
// (docs/decisions/092).
import { setTimeout as wait } from 'node:timers/promises';
import type { Resolvers } from '../../generated/resolver-types.ts';
import { idOf } from '../../upstream/batching.ts';
import { inAttemptOrder, positionsIn } from '../../upstream/exams/attempt-order.ts';
import type { Ticket } from '../../upstream/exams/ticket.ts';
import type { Context } from '../context.ts';

export const encryptedPapersResolvers: Resolvers = {
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

/** The start page waits no longer than this: without the URL the paper comes with the start. */
const MAX_WAIT_MS = 1000;

async function paperUrlOf(
  kind: Ticket['kind'],
  examId: string,
  context: Context,
): Promise<string | null> {
  const waiting = new AbortController();
  const late = wait(MAX_WAIT_MS, null, { signal: waiting.signal }).catch(() => null);
  return Promise.race([readPaperUrl(kind, examId, context), late]).finally(() => waiting.abort());
}

async function readPaperUrl(
  kind: Ticket['kind'],
  examId: string,
  { api, capabilities, paperEncryption, upstream }: Context,
): Promise<string | null> {
  const isReadable =
    upstream().hasServiceCredential() && (await capabilities.has('current-versions'));
  if (!isReadable) return null;
  // No reason to show an error: the paper then comes with the start.
  const current = await api.encryptedPapers.findCurrentVersion(kind, examId).catch(() => null);
  return current?.examVersionId ? paperEncryption.pathOf(kind, current.examVersionId) : null;
}

async function paperKeyOf(
  { kind, examVersionId, orderSeed }: Ticket,
  { loaders, paperEncryption, upstream }: Context,
) {
  if (examVersionId === undefined || !upstream().hasServiceCredential()) return null;
  const paperUrl = paperEncryption.pathOf(kind, examVersionId);
  const version = await loaders.examVersions.byId.load(examVersionId);
  if (paperUrl === null || !version) return null;
  const encrypted = paperEncryption.inOrder(examVersionId, version);
  const isShuffled = encrypted !== version;
  return {
    paperUrl,
    key: paperEncryption.keyOf(examVersionId).toString('base64'),
    order: isShuffled ? positionsIn(encrypted, inAttemptOrder(version, orderSeed)) : null,
  };
}
