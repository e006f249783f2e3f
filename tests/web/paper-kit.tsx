/**
 * Renders a paper as the student sees it, with an answer sheet that is stored immediately: without
 * attempt, device and server.
 */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { vi } from 'vitest';
import { loadingState } from '../../web/src/features/exam-room/attempt/attempt-state.ts';
import type { Section } from '../../web/src/features/exam-room/attempt/paper/sections.ts';
import { ExamFrame } from '../../web/src/features/exam-room/components/exam-frame.tsx';
import {
  type AnswerSheet,
  type AttemptHead,
  emptySheet,
} from '../../web/src/features/exam-room/storage/attempt-store.ts';
import { blankCost, unanswered } from '../../web/src/features/exams/blank-cost.ts';
import { SinglePaper } from '../../web/src/features/exams/single-paper.tsx';
import { SubjectPaper } from '../../web/src/features/multi-subject-exams/subject-paper.tsx';
import type { Language } from '../../web/src/i18n/format.ts';
import { aViewer, renderPage } from './render.tsx';

const text = (html: string) => ({ html });

function aQuestion(id: string) {
  const options = [...'abcd'].map((letter) => ({
    id: `${id}-${letter}`,
    text: text(`${id} ${letter}`),
  }));
  return { id, points: 1, text: text(`Question ${id}`), options };
}

const aSubject = (
  id: string,
  name: string,
  mandatory: boolean,
  questionIds: readonly string[],
) => ({
  id,
  name,
  mandatory,
  questions: questionIds.map(aQuestion),
});

const subjects = [
  aSubject('physics', 'Physics', true, ['p1', 'p2']),
  aSubject('biology', 'Biology', false, ['b1']),
];

const single = {
  id: 'e2',
  title: 'Motion',
  type: 'MCQ' as const,
  totalMarks: 2,
  timeLimitMinutes: 10,
  passingScorePercent: 40,
  negativeMarkingPercentage: 50,
};
const singleQuestions = ['m1', 'm2'].map(aQuestion);

const multiSections: Section[] = subjects.map(({ questions, ...subject }) => ({
  ...subject,
  questionIds: questions.map(({ id }) => id),
}));
const singleSections: Section[] = [
  { id: 'e2', name: null, mandatory: false, questionIds: ['m1', 'm2'] },
];

interface Screen {
  readonly kind?: 'multi-subject' | 'single';
  readonly seconds?: number;
  readonly sheet?: Partial<AnswerSheet>;
  readonly negative?: number;
  readonly lang?: Language;
}

/**
 * Physics (mandatory: p1, p2) and Biology (b1), or the single exam with m1 and m2, where a blank
 * costs half a mark.
 */
export function openPaper({
  kind = 'multi-subject',
  seconds = 1200,
  sheet: initial = {},
  negative = 50,
  lang = 'en',
}: Screen = {}) {
  const onSubmit = vi.fn();
  const paper = {
    exam: { ...single, negativeMarkingPercentage: negative },
    questions: singleQuestions,
    writtenQuestions: [],
  };

  function Exam() {
    const [sheet, setSheet] = useState<AnswerSheet>({ ...emptySheet, ...initial });
    const head = { attemptId: 'attempt-1', title: 'Unit A 2024' } as AttemptHead;
    const isFrozen = sheet.sealed !== null;
    const isMulti = kind === 'multi-subject';
    return (
      <ExamFrame
        state={{ ...loadingState, phase: 'running', head, sheet }}
        seconds={seconds}
        sections={isMulti ? multiSections : singleSections}
        blankCost={isMulti ? 0 : blankCost(paper.exam, unanswered(singleQuestions, sheet))}
        onSubmit={onSubmit}
        onQuestionChange={() => undefined}
        onRetry={() => undefined}
        note={null}
        startPage={null}
        review="/exam/result/u1/e1"
        wayBack={null}
      >
        {(context) =>
          isMulti ? (
            <SubjectPaper
              paper={{
                exam: {
                  id: 'e1',
                  title: 'Unit A 2024',
                  timeLimitMinutes: 30,
                  negativeMarkingPercentage: 25,
                },
                subjects,
              }}
              context={context}
              sheet={sheet}
              isFrozen={isFrozen}
              onChange={setSheet}
            />
          ) : (
            <SinglePaper
              paper={paper}
              tools={context.tools}
              head={head}
              sheet={sheet}
              isFrozen={isFrozen}
              onChange={setSheet}
              onSessionEnded={() => undefined}
            />
          )
        }
      </ExamFrame>
    );
  }

  return { onSubmit, ...renderPage(<Exam />, { viewer: aViewer(), lang }) };
}

/**
 * Opens the part of the head that a phone hides behind a button: the details of the exam, the size
 * of the text and so on.
 */
export const openMore = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: /^More/ }));

/**
 * An option by its text. By label, not by role: working out the roles of a whole paper takes a
 * second each time.
 */
export const option = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(name));

/** Finds a number of the palette by its accessible name. */
export const cell = (name: string) => screen.getByLabelText(name);
