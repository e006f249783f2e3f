/**
 * Deletes a course, after showing what depends on it. A course in which students have something can
 * only be archived.
 */
import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { describeError, errorCode } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ErrorAlert } from '../../../ui/page/error-box.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { useContentCountTexts } from '../content-counts.ts';
import {
  type AdminCourses_EntryFragment,
  type CourseUsageQuery,
  useCourseUsageQuery,
} from './generated/admin-courses.route.ts';
import {
  useDeleteAdmissionCourseMutation,
  useDeleteCourseMutation,
} from './generated/save-course.ts';

interface DeleteCourseDialogProps {
  readonly course: AdminCourses_EntryFragment;
  readonly onArchive: () => void;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

type Usage = NonNullable<CourseUsageQuery['courseUsage']>;

export function DeleteCourseDialog({
  course,
  onArchive,
  onDeleted,
  onClose,
}: DeleteCourseDialogProps) {
  const { t } = useI18n();
  const { data, loading, error, refetch } = useCourseUsageQuery({
    variables: { id: course.id },
    fetchPolicy: 'network-only',
  });
  const [deleteCourse] = useDeleteCourseMutation();
  const [deleteAdmissionCourse] = useDeleteAdmissionCourseMutation();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const usage = data?.courseUsage;

  const remove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await (course.kind === 'ADMISSION' ? deleteAdmissionCourse : deleteCourse)({
        variables: { input: { id: course.id, force: false } },
      });
      toastSuccess(t('admin.deleted'));
      onDeleted();
    } catch (reason) {
      setFailure(reason);
      setBusy(false);
      // Students have used it since the dialog was opened.
      if (errorCode(reason) === 'CONFLICT') await refetch().catch(() => undefined);
    }
  };

  return (
    <Modal title={t('admin.deleteTitle', { title: course.title })} onClose={onClose}>
      <Stack gap="4">
        {loading && !usage && <RowsSkeleton count={3} h="1.5rem" />}
        {!loading && !data && <ErrorState error={error} onRetry={refetch} />}
        {data && !usage && <Text>{t('admin.courseGone')}</Text>}
        {usage && <UsageLists usage={usage} />}
        {usage && !usage.isDeletable && course.status !== 'ARCHIVED' && (
          <Text>{t('courseadmin.useArchive')}</Text>
        )}
        <ErrorAlert>{failure !== null && describeError(failure, t)}</ErrorAlert>
        <Flex wrap="wrap" gap="3" justify="flex-end">
          <Button variant="outline" onClick={onClose} data-first-focus>
            {t('ui.cancel')}
          </Button>
          {usage && !usage.isDeletable && course.status !== 'ARCHIVED' && (
            <Button onClick={onArchive}>{t('courseadmin.archive')}</Button>
          )}
          {usage?.isDeletable && (
            <Button
              variant="danger"
              loading={isBusy}
              loadingText={t('admin.deleting')}
              onClick={() => void remove()}
            >
              {t('admin.delete')}
            </Button>
          )}
        </Flex>
      </Stack>
    </Modal>
  );
}

function UsageLists({ usage }: { readonly usage: Usage }) {
  const { t } = useI18n();
  const countTexts = useContentCountTexts();
  const nonZeroTexts = (entries: readonly (readonly [count: number, text: string])[]) =>
    entries.filter(([count]) => count > 0).map(([, text]) => text);
  const content = [
    ...nonZeroTexts([
      [usage.unitCount, t('courseadmin.units', { count: usage.unitCount })],
      [usage.subjectCount, t('courseadmin.subjects', { count: usage.subjectCount })],
      [usage.chapterCount, t('courseadmin.chapters', { count: usage.chapterCount })],
    ]),
    ...countTexts(usage),
    ...nonZeroTexts([
      [usage.assignmentCount, t('courseadmin.assignments', { count: usage.assignmentCount })],
    ]),
  ];
  const studentData = nonZeroTexts([
    [usage.studentCount, t('courseadmin.students', { count: usage.studentCount })],
    [usage.resultCount, t('courseadmin.results', { count: usage.resultCount })],
    [usage.attemptCount, t('courseadmin.attempts', { count: usage.attemptCount })],
    [usage.submissionCount, t('courseadmin.submissions', { count: usage.submissionCount })],
    [usage.examCampaignCount, t('courseadmin.examCampaigns', { count: usage.examCampaignCount })],
  ]);
  return (
    <>
      {studentData.length > 0 && (
        <TextList title={t('courseadmin.studentsHave')} entries={studentData} />
      )}
      {content.length > 0 && (
        <TextList
          title={t(usage.isDeletable ? 'admin.deleteInside' : 'courseadmin.contains')}
          entries={content}
        />
      )}
      {usage.isDeletable && (
        <Text>
          {t('courseadmin.noUsage')} {t('admin.deleteAlone')}
        </Text>
      )}
    </>
  );
}

function TextList({
  title,
  entries,
}: {
  readonly title: string;
  readonly entries: readonly string[];
}) {
  return (
    <div>
      <Text>{title}</Text>
      <chakra.ul ps="5" listStyleType="disc">
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </chakra.ul>
    </div>
  );
}
