/** What Apollo keeps and under which name. Things without an identity of their own are kept inside their parent. */
import { InMemoryCache } from '@apollo/client';

/** Ids of these types are unique only within one paper or result: two students' reviews must never share a cache entry. */
const ofTheirParent = { keyFields: false } as const;

/** Parts of an object that arrive field by field from different queries. */
const mergedPart = { merge: true } as const;

interface StoredPage {
  readonly nodes: readonly unknown[];
}

/** Appends a page to the pages already cached; the first page replaces them. */
function appendPage(
  existing: StoredPage | null | undefined,
  incoming: StoredPage | null,
  { args }: { readonly args: Readonly<Record<string, unknown>> | null },
): StoredPage | null {
  return existing && incoming && args?.after ? { ...incoming, nodes: [...existing.nodes, ...incoming.nodes] } : incoming;
}

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: { CampaignExam: ['Exam', 'MultiSubjectExam'], ExamResult: ['MultiSubjectExamResult', 'SingleExamResult'] },
    typePolicies: {
      // Paginated; each combination of filters is a separate list.
      Viewer: { fields: { takeableExams: { keyArgs: ['opens', 'kind', 'courseId', 'subject'], merge: appendPage } } },
      ExamSubject: ofTheirParent,
      PaperSubject: ofTheirParent,
      PaperQuestion: ofTheirParent,
      PaperOption: ofTheirParent,
      WrittenPaperQuestion: ofTheirParent,
      ReviewedSubject: ofTheirParent,
      ReviewedQuestion: ofTheirParent,
      ReviewedOption: ofTheirParent,
      ReviewedWrittenQuestion: ofTheirParent,
      LateQuestion: ofTheirParent,
      LateOption: ofTheirParent,
      Address: mergedPart,
      EducationalBackground: mergedPart,
      LessonProgress: mergedPart,
      RichText: mergedPart,
    },
  });
}
