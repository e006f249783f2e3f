/** What Apollo keeps and under which name. Things without an identity of their own are kept inside their parent. */
import { InMemoryCache } from '@apollo/client';

/** Ids of these are only unique inside one paper or one result: two students' reviews must never share an entry. */
const ofTheirParent = { keyFields: false } as const;

/** Parts of an object that arrive field by field from different queries. */
const mergedPart = { merge: true } as const;

interface KeptPage {
  readonly nodes: readonly unknown[];
}

/** A page behind the one before follows what is there; the first one replaces it. */
function appendPage(
  existing: KeptPage | null | undefined,
  incoming: KeptPage | null,
  { args }: { readonly args: Readonly<Record<string, unknown>> | null },
): KeptPage | null {
  return existing && incoming && args?.after ? { ...incoming, nodes: [...existing.nodes, ...incoming.nodes] } : incoming;
}

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: { CampaignExam: ['Exam', 'MultiSubjectExam'], ExamResult: ['MultiSubjectExamResult', 'SingleExamResult'] },
    typePolicies: {
      // Its pages come one after the other; each narrowing is a list of its own.
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
