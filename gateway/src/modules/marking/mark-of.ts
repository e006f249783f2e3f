// The body of calls that set marks.
import type { MarkWrittenExamInput } from '../../generated/resolver-types.ts';

/** Undefined fields are omitted from the JSON, and so is an empty comment. */
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
