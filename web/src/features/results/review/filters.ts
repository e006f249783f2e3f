/**
 * The filters of the review, by outcome or mark and by subject. Search parameters, so that Back,
 * reload and shared links keep them. Without a filter, wrong answers are shown, because there is
 * most to learn from them; all questions if none is wrong.
 */
import { useSearchParams } from 'react-router-dom';
import { type NumberedQuestion, outcomeOf } from './review.ts';

export const kinds = ['all', 'wrong', 'blank', 'correct', 'marked'] as const;
export type Kind = (typeof kinds)[number];

export interface Filters {
  readonly kind: Kind;
  /** Empty: all subjects. */
  readonly subjectId: string;
  readonly set: (next: { readonly kind?: Kind; readonly subjectId?: string }) => void;
  /** The number of questions of each kind in the selected subject. */
  readonly counts: Readonly<Record<Kind, number>>;
  readonly visibleQuestions: readonly NumberedQuestion[];
}

/** @param marked the ids of the questions that were marked as unsure in the exam */
export function useFilters(
  questions: readonly NumberedQuestion[],
  marked: ReadonlySet<string>,
): Filters {
  const [search, setSearch] = useSearchParams();
  const first: Kind = questions.some(({ question }) => outcomeOf(question) === 'wrong')
    ? 'wrong'
    : 'all';
  const kind = kinds.find((option) => option === search.get('show')) ?? first;
  const subjectId =
    questions.find((item) => item.subjectId === search.get('subject'))?.subjectId ?? '';

  const isOfKind = ({ question }: NumberedQuestion, wanted: Kind) =>
    wanted === 'all' ||
    (wanted === 'marked' ? marked.has(question.id) : outcomeOf(question) === wanted);
  const subjectQuestions = questions.filter((item) => !subjectId || item.subjectId === subjectId);
  const counts = Object.fromEntries(
    kinds.map((option) => [
      option,
      subjectQuestions.filter((item) => isOfKind(item, option)).length,
    ]),
  );

  return {
    kind,
    subjectId,
    set: (next) => {
      const changed = { show: next.kind, subject: next.subjectId };
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changed)) {
            if (value) after.set(name, value);
            else if (value === '') after.delete(name);
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    counts: counts as Record<Kind, number>,
    visibleQuestions: subjectQuestions.filter((item) => isOfKind(item, kind)),
  };
}
