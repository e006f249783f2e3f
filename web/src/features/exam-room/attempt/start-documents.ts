/** The mutations that start an exam, loaded when needed: the waiting room does not contain them. */
import type { DocumentNode } from '@apollo/client';
import type { AttemptKey } from '../storage/attempt-store.ts';

export const startDocuments: Readonly<Record<AttemptKey['kind'], () => Promise<DocumentNode>>> = {
  'multi-subject': async () =>
    (await import('./generated/start-multi-subject-exam.ts')).StartMultiSubjectExamDocument,
  single: async () => (await import('./generated/start-exam.ts')).StartExamDocument,
};
