/** The scope in which a reusable comment is offered: one question, one exam, or everywhere. */
import type { MarkingComment_CommentFragment } from './generated/marking-comments.ts';

export type Scope = 'question' | 'exam' | 'all' | 'other';

/** The question that is being marked. */
export interface CommentPlace {
  readonly examId: string;
  readonly questionId: string;
}

export function scopeOf(
  { examId, questionId }: Pick<MarkingComment_CommentFragment, 'examId' | 'questionId'>,
  place: CommentPlace,
): Scope {
  if (examId === null) return 'all';
  if (examId !== place.examId) return 'other';
  if (questionId === null) return 'exam';
  return questionId === place.questionId ? 'question' : 'other';
}

/** The fields of the API. Not for `other`, which the form does not change. */
export const placeOf = (scope: Exclude<Scope, 'other'>, { examId, questionId }: CommentPlace) => ({
  examId: scope === 'all' ? null : examId,
  questionId: scope === 'question' ? questionId : null,
});

const ORDER: readonly Scope[] = ['question', 'exam', 'all', 'other'];

/** The comments that contain the words, the most specific first. */
export function matchingComments(
  comments: readonly MarkingComment_CommentFragment[],
  place: CommentPlace,
  words: string,
) {
  const sought = words.trim().toLocaleLowerCase();
  return comments
    .filter(({ text }) => text.toLocaleLowerCase().includes(sought))
    .map((comment) => ({ comment, scope: scopeOf(comment, place) }))
    .toSorted((a, b) => ORDER.indexOf(a.scope) - ORDER.indexOf(b.scope));
}
