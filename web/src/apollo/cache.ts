/** What Apollo keeps and under which name. Things without an identity of their own are kept inside their parent. */
import { InMemoryCache } from '@apollo/client';

/** Ids of these are only unique inside one paper or one result: two students' reviews must never share an entry. */
const ofTheirParent = { keyFields: false } as const;

/** Parts of an object that arrive field by field from different queries. */
const mergedPart = { merge: true } as const;

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: { CampaignExam: ['Exam', 'MultiSubjectExam'], ExamResult: ['MultiSubjectExamResult', 'SingleExamResult'] },
    typePolicies: {
      ExamSubject: ofTheirParent,
      PaperSubject: ofTheirParent,
      PaperQuestion: ofTheirParent,
      PaperOption: ofTheirParent,
      WrittenPaperQuestion: ofTheirParent,
      ReviewedSubject: ofTheirParent,
      ReviewedQuestion: ofTheirParent,
      ReviewedOption: ofTheirParent,
      ReviewedWrittenQuestion: ofTheirParent,
      Address: mergedPart,
      EducationalBackground: mergedPart,
      LessonProgress: mergedPart,
      RichText: mergedPart,
    },
  });
}
