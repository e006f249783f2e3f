// The body of calls that set marks.
import type { MarkWrittenExamInput } from '../../generated/resolver-types.ts';

/** Missing fields of the input are missing in the body, and an empty comment is omitted. */
export function markOf({
  score,
  marks,
  comment,
  publishedReason,
}: Pick<MarkWrittenExamInput, 'score' | 'marks' | 'comment' | 'publishedReason'>) {
  const sentMarks = marks?.map(({ comment: words, ...mark }) => ({
    ...mark,
    ...(words && { comment: words }),
  }));
  return {
    score,
    ...(sentMarks && { marks: sentMarks }),
    ...(comment && { comment }),
    ...(publishedReason && { publishedReason }),
  };
}
