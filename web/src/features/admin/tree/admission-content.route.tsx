/**
 * The content of an admission course: units, their exam years with papers, and single exams of
 * units.
 */
import { useLocation, useParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Section } from '../../../ui/page/section.tsx';
import { adminPaths } from '../admin-paths.ts';
import { useContentCountTexts } from '../content-counts.ts';
import { EditPage } from '../courses/edit-page.tsx';
import { AdmissionUnitDialog, ExamYearDialog } from './admission-dialogs.tsx';
import { BranchActions } from './branch-actions.tsx';
import type { TreeParent } from './branch-buttons.tsx';
import { ContentList } from './content-list.tsx';
import { CourseLinks } from './course-links.tsx';
import { Branches, ListHeading } from './disclosure.tsx';
import { ExamList } from './exam-list.tsx';
import {
  useAdmissionContentQuery,
  useAdmissionUnitContentQuery,
} from './generated/admission-content.route.ts';
import {
  useDeleteAdmissionUnitMutation,
  useDeleteExamYearMutation,
  useUpdateAdmissionUnitMutation,
} from './generated/save-admission.ts';

export function Component() {
  const { t } = useI18n();
  const countTexts = useContentCountTexts();
  const { id: courseId = '' } = useParams();
  const query = useAdmissionContentQuery({ variables: { id: courseId } });
  const [update] = useUpdateAdmissionUnitMutation();
  const [remove] = useDeleteAdmissionUnitMutation();
  // A failed refetch has no data: the page stays, with what is typed in its dialogs.
  const { data, previousData } = query;
  const content = data || previousData?.admissionCourseById?.id !== courseId ? data : previousData;
  const course = content?.admissionCourseById;
  const canMove = content?.viewer?.hasContentMoves ?? false;
  const items = course?.units?.map((unit) => ({
    id: unit.id,
    title: unit.name,
    fact: countTexts(unit).join(' · '),
    previewAt: paths.years(unit.id),
    renderContent: () => <UnitBranches unit={{ id: unit.id, title: unit.name }} />,
    deletion: {
      consequences: countTexts(unit),
      send: (force: boolean) => remove({ variables: { input: { id: unit.id, force } } }),
    },
  }));
  return (
    <EditPage
      title={course?.name}
      query={query}
      actions={
        course && (
          <CourseLinks
            editAt={paths.editAdmissionCourse(courseId)}
            previewAt={paths.admissionCourse(course.courseCode)}
          />
        )
      }
    >
      {course && (
        <BranchActions course={{ id: courseId, isAdmission: true, canMove }}>
          <Section title={t('admin.units')}>
            <ContentList
              query={query}
              kind="ADMISSION_UNIT"
              items={items}
              addition={{ label: t('admin.addUnit') }}
              dialog={(id, onDone) => (
                <AdmissionUnitDialog
                  courseId={courseId}
                  unit={course.units?.find((item) => item.id === id) ?? null}
                  onDone={onDone}
                />
              )}
              savePosition={(id, position) => update({ variables: { input: { id, position } } })}
            />
          </Section>
        </BranchActions>
      )}
    </EditPage>
  );
}

/** Years are always listed newest first, so they cannot be moved. */
function UnitBranches({ unit }: { readonly unit: TreeParent }) {
  const { t, digits } = useI18n();
  const { pathname } = useLocation();
  const query = useAdmissionUnitContentQuery({ variables: { id: unit.id } });
  const [remove] = useDeleteExamYearMutation();
  const { years, exams } = query.data?.admissionUnit ?? {};
  const place = { level: 'unit', parentId: unit.id, title: unit.title } as const;
  const items = years?.map(({ id, year, exam }) => ({
    id,
    title: digits(String(year)),
    fact: exam
      ? t('admin.paper', {
          title: exam.title,
          count: exam.questionCount,
          minutes: exam.timeLimitMinutes,
        })
      : t('admin.noPaper'),
    previewAt: exam ? adminPaths.preview('multi-subject', exam.id) : undefined,
    links: exam
      ? [
          { label: t('admin.correctKey'), to: paths.examKeys('multi-subject', exam.id) },
          { label: t('admin.editPaper'), to: paths.editPaper(exam.id, pathname) },
        ]
      : [{ label: t('admin.addPaper'), to: paths.newPaper(id, pathname) }],
    exam: exam ? ({ examKind: 'MULTI_SUBJECT', examId: exam.id } as const) : undefined,
    deletion: {
      consequences: exam ? [exam.title] : [],
      send: (force: boolean) => remove({ variables: { input: { id, force } } }),
    },
  }));
  return (
    <>
      <ContentList
        query={query}
        kind="EXAM_YEAR"
        place={place}
        items={items}
        addition={{ label: t('admin.addYear') }}
        dialog={(id, onDone) => (
          <ExamYearDialog
            unitId={unit.id}
            examYear={years?.find((item) => item.id === id) ?? null}
            onDone={onDone}
          />
        )}
      />
      <Branches>
        <ListHeading
          title={t('admin.exams')}
          kind="EXAM"
          place={place}
          renderContent={() => (
            <ExamList query={query} exams={exams} parent={{ type: 'UNIT', ...unit }} />
          )}
        />
      </Branches>
    </>
  );
}
