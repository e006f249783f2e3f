/**
 * The stored draft of the course wizard: what was typed, and the state of earlier attempts to
 * create the course.
 */
import { useEffect, useState } from 'react';
import { useStoredDraft } from '../../drafts/stored-draft.ts';
import { type CourseDraft, EMPTY_DRAFT, isDraft, type Progress } from './course-draft.ts';

interface StoredWizard extends Progress {
  draft: CourseDraft;
}

const isStoredDraft = (value: unknown): value is StoredWizard =>
  typeof value === 'object' && value !== null && 'draft' in value && isDraft(value.draft);

export interface WizardDraft {
  /** The draft that was stored when the wizard was opened; null if there was none. */
  readonly resumed: CourseDraft | null;
  readonly progress: Progress;
  /** False if the device could not store the last change. */
  readonly isStoredOnDevice: boolean;
  readonly store: (draft: CourseDraft) => void;
  /** Also stores the progress of the creation, or that it starts again. */
  readonly record: (draft: CourseDraft, progress: Progress) => void;
  readonly discard: () => void;
  /** Like `discard`, and final: later writes, while the page is being left, are ignored. */
  readonly finish: () => void;
}

export function useWizardDraft(viewerId: string): WizardDraft {
  const {
    initialDraft,
    store: storeDraft,
    restore,
    discard,
    finish,
    isStoredOnDevice,
  } = useStoredDraft<StoredWizard>(`${viewerId}.course-wizard`, isStoredDraft);
  const [resumed] = useState(() => initialDraft?.values.draft ?? null);
  const [progress, setProgress] = useState<Progress>(() => ({
    sent: initialDraft?.values.sent,
    createdId: initialDraft?.values.createdId,
  }));
  const hasFound = initialDraft !== null;
  useEffect(() => {
    // The draft is taken over without a question: the page shows it, and it can be discarded.
    if (hasFound) restore();
  }, [hasFound, restore]);

  const store = (draft: CourseDraft, currentProgress = progress) =>
    storeDraft({ draft, ...currentProgress }, { draft: EMPTY_DRAFT });

  return {
    resumed,
    progress,
    isStoredOnDevice,
    store: (draft) => store(draft),
    record: (draft, newProgress) => {
      setProgress(newProgress);
      store(draft, newProgress);
    },
    discard: () => {
      setProgress({});
      discard();
    },
    finish,
  };
}
