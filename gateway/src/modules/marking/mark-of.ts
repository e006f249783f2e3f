// The body of calls that set marks.
import type { MarkWrittenExamInput } from '../../generated/resolver-types.ts';

/** Missing fields of the input are missing in the body, and an empty comment is omitted. */
export function markOf({
  score,
  marks,
  comment,
  publishedReason,
}: Pick<MarkWrittenExamInput, 'score' | 'marks' | 'comment' | 'publishedReason'>) {
  return {
    score,
    marks: marks?.map((mark) => ({ ...mark, comment: mark.comment || undefined })),
    comment: comment || undefined,
    publishedReason: publishedReason || undefined,
  };
}
