/**
 * Cache keys and merge policies of Apollo. Objects without an id of their own are stored in their
 * parent.
 */
import { type FieldFunctionOptions, InMemoryCache, type Reference } from '@apollo/client';

/**
 * Ids of these types are unique only within one paper or result: two students' reviews must never
 * share a cache entry.
 */
const embeddedInParent = { keyFields: false } as const;

/** Parts of an object that arrive field by field from different queries. */
const mergedPart = { merge: true } as const;

interface StoredPage {
  readonly nodes: readonly unknown[];
  readonly endCursor?: string | null;
}

/** Appends a page to the pages already cached; the first page replaces them. */
function appendPage(
  existing: StoredPage | null | undefined,
  incoming: StoredPage | null,
  { args }: { readonly args: Readonly<Record<string, unknown>> | null },
): StoredPage | null {
  return existing && incoming && args?.after
    ? { ...incoming, nodes: [...existing.nodes, ...incoming.nodes] }
    : incoming;
}

/**
 * Like `appendPage`, but a reloaded first page keeps the pages after it, so that Back shows as much
 * of the list as before.
 */
function refreshPages(
  existing: StoredPage | null | undefined,
  incoming: StoredPage | null,
  options: {
    readonly args: Readonly<Record<string, unknown>> | null;
    readonly readField: FieldFunctionOptions['readField'];
  },
): StoredPage | null {
  const last = incoming?.nodes.at(-1);
  if (!existing || !incoming || !last || options.args?.after)
    return appendPage(existing, incoming, options);
  const idOf = (node: unknown) => options.readField('id', node as Reference);
  const index = existing.nodes.findIndex((node) => idOf(node) === idOf(last));
  const behind = index < 0 ? [] : existing.nodes.slice(index + 1);
  // Without any, it is the same page, or there are more new ones than a page has.
  if (behind.length === 0) return incoming;
  return {
    ...incoming,
    nodes: [...incoming.nodes, ...behind],
    endCursor: existing.endCursor ?? null,
  };
}

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: {
      CampaignExam: ['Exam', 'MultiSubjectExam'],
      ExamResult: ['MultiSubjectExamResult', 'SingleExamResult'],
    },
    typePolicies: {
      // Paginated; each combination of filters is a separate list.
      Viewer: {
        fields: {
          takeableExams: { keyArgs: ['opens', 'kind', 'courseId', 'subject'], merge: appendPage },
          notifications: { keyArgs: false, merge: refreshPages },
        },
      },
      ExamSubject: embeddedInParent,
      PaperSubject: embeddedInParent,
      PaperQuestion: embeddedInParent,
      PaperOption: embeddedInParent,
      WrittenPaperQuestion: embeddedInParent,
      ReviewedSubject: embeddedInParent,
      ReviewedQuestion: embeddedInParent,
      ReviewedOption: embeddedInParent,
      ReviewedWrittenQuestion: embeddedInParent,
      LateQuestion: embeddedInParent,
      LateOption: embeddedInParent,
      Address: mergedPart,
      EducationalBackground: mergedPart,
      ExamRelease: mergedPart,
      LessonProgress: mergedPart,
      RichText: mergedPart,
    },
  });
}
