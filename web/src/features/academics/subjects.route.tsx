/** /courses/academic/:courseCode/:motherId/:id: the subjects of a course with picture, name and description. */
import { Heading, Text } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { Cover } from '../../ui/cover.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CardLink, LinkCard } from '../../ui/link-card.tsx';
import { Page } from '../../ui/page.tsx';
import { CardGrid, CardGridSkeleton } from '../../ui/skeletons.tsx';
import { useSubjectsRouteQuery } from './generated/subjects.route.ts';
import { LockedNotice } from './locked-notice.tsx';
import { Missing } from './missing.tsx';
import { trail } from './trail.ts';
import { useIsOpen, usePlace } from './use-place.ts';

export function Component() {
  const { t } = useI18n();
  const { courseCode, motherId, id } = usePlace();
  const { data, loading, error, refetch } = useSubjectsRouteQuery({ variables: { courseId: id }, errorPolicy: 'all' });
  const course = data?.course;
  const isOpen = useIsOpen(course);

  if (!course && !loading && !error) return <Missing text={t('academics.courseNotFound')} />;
  return (
    <Page
      title={course ? t('academics.subjectsOf', { title: course.title }) : !loading ? t('academics.subjects') : undefined}
      documentTitle={course?.title ?? t('academics.subjects')}
      breadcrumbs={trail({ courseCode, motherId, here: course?.title })}
    >
      {!isOpen && <LockedNotice />}
      {loading && !data && <CardGridSkeleton count={6} />}
      {!course?.subjects && !loading && <ErrorState error={error} onRetry={refetch} />}
      {course?.subjects?.length === 0 && <EmptyState text={t('academics.noSubjects')} />}
      <CardGrid>
        {course?.subjects?.map((subject) => (
          <LinkCard key={subject.id}>
            <Cover src={subject.imageUrl} />
            <Heading as="h2" size="md" p="4" pb="1">
              <CardLink to={paths.chapters(courseCode, motherId, subject.id)}>{subject.name}</CardLink>
            </Heading>
            <Text px="4" pb="4" color="fg.muted">
              {subject.description}
            </Text>
          </LinkCard>
        ))}
      </CardGrid>
    </Page>
  );
}
