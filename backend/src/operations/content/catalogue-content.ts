// Converts the rows of the catalogue back to content files: the inverse of db/demo/rows.ts. Ids
// that follow from keys are omitted.
import type { Content } from '../../db/content/read-content.ts';
import { academicCoursesOf, chaptersOf } from './academic-content.ts';
import { admissionOf } from './admission-content.ts';
import type { Catalogue } from './catalogue-queries.ts';
import { imageField, nonEmptyFields } from './content-fields.ts';
import { otherExamsOf } from './question-content.ts';

export function contentOfCatalogue(rows: Catalogue): Content {
  const { admissionCourses, papers } = admissionOf(rows);
  const about = ({
    id: key,
    title,
    description,
  }: {
    id: string;
    title: string;
    description: string | null;
  }) => ({
    key,
    title,
    ...nonEmptyFields({ description }),
  });
  const period = ({ startDate, endDate }: { startDate: Date | null; endDate: Date | null }) =>
    nonEmptyFields({ startDate: startDate?.toISOString(), endDate: endDate?.toISOString() });
  return {
    admissionCourses,
    papers,
    academicCourses: academicCoursesOf(rows),
    chapters: chaptersOf(rows),
    otherExams: otherExamsOf(rows),
    campaigns: rows.campaigns.map((campaign) => ({
      file: 'campaigns.yaml',
      data: {
        ...about(campaign),
        ...period(campaign),
        ...imageField('imageUrl', campaign.imageUrl),
      },
    })),
    examCampaigns: rows.examCampaigns.map((campaign) => ({
      file: 'exam-campaigns.yaml',
      data: {
        ...about(campaign),
        ...period(campaign),
        ...imageField('imageUrl', campaign.imageUrl),
        exam: campaign.multiSubjectExamId ?? campaign.examId ?? '',
      },
    })),
    assignments: rows.assignments.map((assignment) => ({
      file: 'assignments.yaml',
      data: {
        ...about(assignment),
        ...nonEmptyFields({
          university: assignment.universityId,
          course: assignment.courseId,
          maxMark: assignment.maxMark,
        }),
        ...nonEmptyFields({ dueDate: assignment.dueDate?.toISOString() }),
      },
    })),
  };
}
