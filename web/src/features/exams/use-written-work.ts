/**
 * A written answer in a component: opened if it can be changed; changes are written to the answer
 * sheet.
 */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { setFile, setPages } from '../exam-room/attempt/sheet/sheet-changes.ts';
import type { AnswerSheet, AttemptHead, SheetUpdate } from '../exam-room/storage/attempt-store.ts';
import { pageCount } from './answer-pages/answer-pages.ts';
import { workOn } from './written-work/open-works.ts';
import type { WorkState } from './written-work/work-state.ts';
import type { WrittenWork } from './written-work/written-work.ts';

interface WrittenWorkOptions {
  readonly questionId: string;
  readonly head: AttemptHead;
  readonly sheet: AnswerSheet;
  readonly isFrozen: boolean;
  readonly onChange: (update: SheetUpdate) => void;
  readonly onSessionEnded: () => void;
}

/** The file name on the sheet for a PDF made here. */
const PAGES_NAME = 'PDF';

export function useWrittenWork({
  questionId,
  head,
  sheet,
  isFrozen,
  onChange,
  onSessionEnded,
}: WrittenWorkOptions): [WorkState, WrittenWork] {
  const client = useApolloClient();
  const [work] = useState(() =>
    workOn({ attemptId: head.attemptId, questionId }, { client, head }),
  );
  const state = useSyncExternalStore(work.subscribe, work.getState);

  useEffect(() => {
    if (isFrozen) return;
    void work.open();
    return () => work.close();
  }, [work, isFrozen]);

  const { isLoaded, pages, url, upload } = state;
  const isLoggedOut = upload.status === 'waiting' && upload.isLoggedOut;
  const askToLogIn = useEffectEvent(onSessionEnded);
  useEffect(() => {
    if (isLoggedOut && !isFrozen) askToLogIn();
  }, [isLoggedOut, isFrozen]);

  const count = pageCount(pages);
  const updateSheet = useEffectEvent((pagesStored: number, uploaded: string | null) => {
    if (pagesStored !== (sheet.pages[questionId] ?? 0)) onChange(setPages(questionId, pagesStored));
    const name = pages.pdf?.name ?? PAGES_NAME;
    if (uploaded && sheet.files[questionId]?.url !== uploaded)
      onChange(setFile(questionId, { name, url: uploaded }));
  });
  useEffect(() => {
    if (isLoaded && !isFrozen) updateSheet(count, url);
  }, [isLoaded, isFrozen, count, url]);

  return [state, work];
}
