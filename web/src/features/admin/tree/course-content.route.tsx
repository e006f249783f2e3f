/**
 * The content of an academic course or a course of another type: subjects with their content, units
 * and exams.
 */
import { Stack } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Section } from '../../../ui/page/section.tsx';
import { useContentCountTexts } from '../content-counts.ts';
import { EditPage } from '../courses/edit-page.tsx';
import { BranchActions } from './branch-actions.tsx';
import { SubjectBranches } from './chapter-branches.tsx';
import { ContentList } from './content-list.tsx';
import { CourseLinks } from './course-links.tsx';
import { ExamList } from './exam-list.tsx';
import { useCourseContentQuery } from './generated/course-content.route.ts';
import {
  useDeleteAcademicUnitMutation,
  useUpdateAcademicUnitMutation,
  useUpdateSubjectMutation,
} from './generated/save-outline.ts';
import { AcademicUnitDialog, SubjectDialog } from './outline-dialogs.tsx';

export function Component() {
  const { t } = useI18n();
  const countTexts = useContentCountTexts();
  const { id: courseId = '' } = useParams();
  const query = useCourseContentQuery({ variables: { id: courseId } });
  const [updateSubject] = useUpdateSubjectMutation();
  const [updateUnit] = useUpdateAcademicUnitMutation();
  const [deleteUnit] = useDeleteAcademicUnitMutation();
  // A failed refetch has no data: the page stays, with what is typed in its dialogs.
  const { data, previousData } = query;
  const content = data || previousData?.course?.id !== courseId ? data : previousData;
  const course = content?.course;
  if (!course) {
    return (
      <EditPage title={null} query={query}>
        {null}
      </EditPage>
    );
  }
  const { subjects, units, exams, courseCode, courseType } = course;
  const canMove = content?.viewer?.hasContentMoves ?? false;
  const isAcademic = courseType === 'academic';
  const preview = isAcademic
    ? paths.academicCourse(courseCode, courseId)
    : paths.course(courseType, courseCode);
  const subjectItems = subjects?.map((subject) => ({
    id: subject.id,
    title: subject.name,
    fact: countTexts(subject).join(' · '),
    previewAt: paths.chapters(courseCode, courseId, subject.id),
    renderContent: () => (
      <SubjectBranches course={course} subject={{ id: subject.id, title: subject.name }} />
    ),
  }));
  const unitItems = units?.map((unit) => ({
    id: unit.id,
    title: unit.name,
    previewAt: isAcademic ? undefined : paths.courseUnits(courseType, courseCode),
    renderContent: () => (
      <ExamList
        query={query}
        exams={unit.exams}
        parent={{ type: 'UNIT', id: unit.id, title: unit.name }}
      />
    ),
    deletion: {
      consequences: countTexts({ examCount: unit.exams?.length ?? 0 }),
      send: (force: boolean) =>
        deleteUnit({ variables: { input: { courseId, id: unit.id, force } } }),
    },
  }));
  return (
    <EditPage
      title={course.title}
      query={query}
      actions={<CourseLinks editAt={paths.editCourse(courseId)} previewAt={preview} />}
    >
      <BranchActions course={{ id: courseId, isAdmission: false, canMove }}>
        <Stack gap="6">
          <Section title={t('admin.subjects')}>
            <ContentList
              query={query}
              kind="SUBJECT"
              items={subjectItems}
              addition={{ label: t('admin.addSubject') }}
              dialog={(id, onDone) => (
                <SubjectDialog
                  courseId={courseId}
                  storedItem={subjects?.find((item) => item.id === id) ?? null}
                  onDone={onDone}
                />
              )}
              savePosition={(id, position) =>
                updateSubject({ variables: { input: { id, position } } })
              }
            />
          </Section>
          <Section title={t('admin.units')}>
            <ContentList
              query={query}
              kind="ACADEMIC_UNIT"
              items={unitItems}
              addition={{ label: t('admin.addUnit') }}
              dialog={(id, onDone) => (
                <AcademicUnitDialog
                  courseId={courseId}
                  storedItem={units?.find((item) => item.id === id) ?? null}
                  onDone={onDone}
                />
              )}
              savePosition={(id, position) =>
                updateUnit({ variables: { input: { courseId, id, position } } })
              }
            />
          </Section>
          <Section title={t('admin.courseExams')}>
            <ExamList
              query={query}
              exams={exams}
              parent={{ type: 'COURSE', id: courseId, title: course.title }}
            />
          </Section>
        </Stack>
      </BranchActions>
    </EditPage>
  );
}
