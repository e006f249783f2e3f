/**
 * The student's position in the paper: the question that has the focus or is being read, and its
 * subject. Stored per attempt, so that a reload in the same tab restores it.
 */
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { allQuestionIds, type Section } from '../attempt/paper/sections.ts';
import { questionElementId } from './question-card.tsx';
import { watchQuestions } from './watch-questions.ts';

export interface ExamPosition {
  readonly sectionId: string | undefined;
  readonly questionId: string | null;
  /** Opens a subject at its first question without moving the focus. */
  readonly openSection: (sectionId: string) => void;
  /** Opens the question's subject, scrolls to the question and focuses it. */
  readonly go: (questionId: string) => void;
  /** Moves to the next or previous question, also across subjects. */
  readonly step: (by: 1 | -1) => void;
}

interface Spot {
  readonly questionId: string;
  /** Incremented by each jump, so that jumping to the same question again has an effect. */
  readonly jump: number;
}

const nowhere: Spot = { questionId: '', jump: 0 };

export function useExamPosition(
  attemptId: string | undefined,
  sections: readonly Section[],
  paper: RefObject<HTMLElement | null>,
): ExamPosition {
  'use memo';
  const storedSpot = useMemo(() => (attemptId ? readSpot(attemptId) : nowhere), [attemptId]);
  const [currentSpot, setCurrentSpot] = useState<Spot | null>(null);
  const spot = currentSpot ?? storedSpot;
  const section =
    sections.find(({ questionIds }) => questionIds.includes(spot.questionId)) ?? sections[0];
  const questionId = section?.questionIds.includes(spot.questionId)
    ? spot.questionId
    : (section?.questionIds[0] ?? null);

  useEffect(() => {
    if (currentSpot && attemptId) storeSpot(attemptId, currentSpot.questionId);
  }, [attemptId, currentSpot]);

  useEffect(() => {
    if (spot.jump === 0) return;
    const card = document.getElementById(questionElementId(spot.questionId));
    card?.scrollIntoView({ block: 'start' });
    card?.focus({ preventScroll: true });
  }, [spot.jump, spot.questionId]);

  const sectionId = section?.id;
  useEffect(() => {
    if (!paper.current || !sectionId) return;
    return watchQuestions(paper.current, (seen) =>
      setCurrentSpot((before) =>
        before?.questionId === seen ? before : { questionId: seen, jump: 0 },
      ),
    );
  }, [paper, sectionId]);

  const go = (targetId: string) =>
    setCurrentSpot((before) => ({ questionId: targetId, jump: (before ?? storedSpot).jump + 1 }));
  return {
    sectionId,
    questionId,
    openSection: (id) => {
      const first = sections.find((other) => other.id === id)?.questionIds[0];
      if (first) setCurrentSpot({ questionId: first, jump: 0 });
    },
    go,
    step: (by) => {
      const ids = allQuestionIds(sections);
      const next = ids[ids.indexOf(questionId ?? '') + by];
      if (next) go(next);
    },
  };
}

const storageKey = (attemptId: string) => `alokpath.place.${attemptId}`;

function readSpot(attemptId: string): Spot {
  try {
    const questionId = sessionStorage.getItem(storageKey(attemptId));
    return questionId ? { questionId, jump: 1 } : nowhere;
  } catch {
    return nowhere;
  }
}

function storeSpot(attemptId: string, questionId: string): void {
  try {
    sessionStorage.setItem(storageKey(attemptId), questionId);
  } catch {
    // Without storage a reload starts at the first question.
  }
}
