import { vi } from 'vitest';
import { MarkWrittenExamDocument } from '../../web/src/features/results/marking/generated/mark-written-exam.form.ts';
import type { Mock } from './render.tsx';

/** The response to marks that are saved. `sent` is called with what was sent. */
export function marksSaved(submission: object) {
  const sent = vi.fn((_: unknown) => true);
  const mark: Mock = {
    request: { query: MarkWrittenExamDocument, variables: sent },
    result: {
      data: { markWrittenExam: { __typename: 'MarkWrittenExamPayload', submission } },
    },
  };
  return { mark, sent };
}
