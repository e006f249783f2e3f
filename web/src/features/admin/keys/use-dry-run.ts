/**
 * A dry run of a correction: reads the preview part by part, counts the scores that change, and can
 * be cancelled.
 */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import {
  type KeyCorrectionInput,
  KeyCorrectionPreviewDocument,
  type KeyCorrectionPreviewQuery,
} from './generated/correct-key.form.ts';

type ChangedScore = NonNullable<
  KeyCorrectionPreviewQuery['keyCorrectionPreview']
>['changes'][number];

/** How many changes are listed; all are counted. */
const MAX_LISTED = 100;

export interface Preview {
  readonly examined: number;
  /** How many submissions with a score the exam has; null until the first part has arrived. */
  readonly total: number | null;
  readonly higher: number;
  readonly lower: number;
  /** The first changes. */
  readonly changes: readonly ChangedScore[];
}

export interface DryRun {
  readonly state: 'none' | 'running' | 'done' | 'failed';
  readonly preview: Preview;
  /** Null unless it failed. */
  readonly error: unknown;
  readonly start: (input: KeyCorrectionInput) => Promise<void>;
  /** Cancels a dry run, or discards its outcome. */
  readonly discard: () => void;
}

const nothing: Preview = { examined: 0, total: null, higher: 0, lower: 0, changes: [] };
const notStarted = { state: 'none', preview: nothing, error: null } as const;

function withPart(
  before: Preview,
  part: NonNullable<KeyCorrectionPreviewQuery['keyCorrectionPreview']>,
): Preview {
  const higher = part.changes.filter(({ oldScore, newScore }) => newScore > oldScore).length;
  return {
    examined: before.examined + part.examinedCount,
    total: part.submissionCount,
    higher: before.higher + higher,
    lower: before.lower + part.changes.length - higher,
    changes: [...before.changes, ...part.changes].slice(0, MAX_LISTED),
  };
}

export function useDryRun(): DryRun {
  const client = useApolloClient();
  const [run, setRun] = useState<Pick<DryRun, 'state' | 'preview' | 'error'>>(notStarted);
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  const readParts = async (input: KeyCorrectionInput, signal: AbortSignal) => {
    let preview = nothing;
    let after: string | null = null;
    do {
      const response: { readonly data?: KeyCorrectionPreviewQuery | undefined } =
        await client.query({
          query: KeyCorrectionPreviewDocument,
          variables: { input, after },
          // Scores change while it runs, and the parts are not read again.
          fetchPolicy: 'no-cache',
          // A run that starts again after a cancelled one must not join its request.
          context: { fetchOptions: { signal }, queryDeduplication: false },
        });
      if (signal.aborted) return;
      const part = response.data?.keyCorrectionPreview;
      if (!part) throw new Error('The preview is missing.');
      preview = withPart(preview, part);
      after = part.endCursor;
      setRun({ state: after === null ? 'done' : 'running', preview, error: null });
    } while (after !== null);
  };

  const start = async (input: KeyCorrectionInput) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setRun({ ...notStarted, state: 'running' });
    try {
      await readParts(input, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) setRun({ ...notStarted, state: 'failed', error });
    }
  };

  const discard = () => {
    running.current?.abort();
    setRun(notStarted);
  };

  return { ...run, start, discard };
}
