/**
 * The course list for admins: admission, academic and other courses in any status, with filter and
 * search in the URL.
 */
import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { PageLinks } from '../../../list-pages/page-links.tsx';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/content/icons.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { FilterLinks, useFilter } from '../../../ui/page/filter-links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { adminPaths } from '../admin-paths.ts';
import { SearchForm } from '../list/search-form.tsx';
import { CourseRows, type ListedCourse } from './course-rows.tsx';
import { DeleteCourseDialog } from './delete-course-dialog.tsx';
import { useAdminCoursesQuery } from './generated/admin-courses.route.ts';
import {
  useUpdateAdmissionCourseMutation,
  useUpdateCourseMutation,
} from './generated/save-course.ts';
import {
  type CourseKindName,
  courseKinds,
  courseListFilter,
  courseStatuses,
} from './list-filter.ts';
import { useCourseStatus } from './use-course-status.tsx';

/** The category of the wizard. */
const categories: Readonly<Record<CourseKindName, string>> = {
  admission: 'admissionPrep',
  academic: 'academic',
  other: 'other',
};

export function Component() {
  const { t } = useI18n();
  const [params] = useSearchParams();
  const kind = useFilter('kind', courseKinds);
  const status = useFilter('status', courseStatuses);
  const filter = courseListFilter(params);
  const { data, loading, error, refetch } = useAdminCoursesQuery({
    variables: filter,
    fetchPolicy: 'cache-and-network',
  });
  const statusChanges = useCourseStatus(refetch);
  const [deleted, setDeleted] = useState<ListedCourse | null>(null);
  const [updateCourse] = useUpdateCourseMutation();
  const [updateAdmissionCourse] = useUpdateAdmissionCourseMutation();
  const list = data?.courseList;
  const isComplete = status === 'all' && !filter.search && list?.nodes.length === list?.totalCount;
  const savePosition = (id: string, position: number) =>
    (kind === 'admission' ? updateAdmissionCourse : updateCourse)({
      variables: { input: { id, position } },
    });

  return (
    <Page
      title={t('admin.courses')}
      breadcrumbs={[{ label: t('admin.boss'), to: paths.boss() }, { label: t('admin.courses') }]}
      actions={
        <ButtonLink to={adminPaths.courseWizard(categories[kind])}>
          <Icon name="plus" size="4" />
          {t(kind === 'admission' ? 'admin.newAdmissionCourse' : 'admin.newCourse')}
        </ButtonLink>
      }
    >
      <FilterLinks
        label={t('courseadmin.kind')}
        name="kind"
        current={kind}
        options={[
          ['admission', t('admin.admissionPrep')],
          ['academic', t('admin.academic')],
          ['other', t('admin.otherCourses')],
        ]}
      />
      <FilterLinks
        label={t('courseadmin.status')}
        name="status"
        current={status}
        options={[
          ['all', t('courseadmin.allStatuses')],
          ['draft', t('courseadmin.draft')],
          ['published', t('courseadmin.published')],
          ['archived', t('courseadmin.archivedStatus')],
        ]}
      />
      <SearchForm label={t('courseadmin.search')} button={t('courseadmin.find')} />
      {statusChanges.notice}
      {loading && !list && <RowsSkeleton count={4} h="3.5rem" />}
      {!list && !loading && <ErrorState error={error} onRetry={refetch} />}
      {list && (
        <Stack gap="3">
          <Text role="status" color="fg.muted">
            {t('courseadmin.found', { count: list.totalCount })}
          </Text>
          {list.nodes.length === 0 && (
            <EmptyState
              text={t(
                filter.search || status !== 'all' ? 'courseadmin.nothingFound' : 'admin.noCourses',
              )}
              icon="book"
            />
          )}
          {list.nodes.length > 0 && (
            <CourseRows
              key={kind}
              courses={list.nodes}
              savePosition={savePosition}
              reload={refetch}
              statusChanges={statusChanges}
              isOrderable={isComplete}
              onDelete={setDeleted}
            />
          )}
          {list.nodes.length > 1 && !isComplete && (
            <Text fontSize="sm" color="fg.muted">
              {t('courseadmin.orderHint')}
            </Text>
          )}
          <PageLinks endCursor={list.endCursor} />
        </Stack>
      )}
      {deleted && (
        <DeleteCourseDialog
          course={deleted}
          onArchive={() => {
            setDeleted(null);
            void statusChanges.change(deleted, 'ARCHIVED');
          }}
          onDeleted={() => {
            setDeleted(null);
            void refetch();
          }}
          onClose={() => setDeleted(null)}
        />
      )}
    </Page>
  );
}
