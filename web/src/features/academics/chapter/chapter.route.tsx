/**
 * The route …/subject/chapter/:id: the layout of a chapter. Its parts Lesson, Exam and Note are
 * nested routes.
 */
import { Box, chakra, Flex } from '@chakra-ui/react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/content/icons.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { AcademicNotFound } from '../academic-not-found.tsx';
import { LockedNotice } from '../locked-notice.tsx';
import { trail } from '../trail.ts';
import { useChapter } from './use-chapter.ts';

export function Component() {
  const { t } = useI18n();
  const { courseCode, motherId, chapter, loading, error, retry, isOpen } = useChapter();
  if (!chapter && !loading && !error)
    return <AcademicNotFound text={t('academics.chapterNotFound')} />;
  const hasFailed = !chapter && !loading;
  return (
    <Page
      title={chapter?.title ?? (hasFailed ? t('academics.chapter') : undefined)}
      lead={chapter?.summary}
      breadcrumbs={trail({
        courseCode,
        motherId,
        course: chapter?.subject?.course,
        subject: chapter?.subject,
        here: chapter?.title,
      })}
    >
      {hasFailed ? (
        <ErrorState error={error} onRetry={retry} />
      ) : (
        <>
          <ChapterNavigation />
          {!isOpen && (
            // As wide as the list below it.
            <Box maxW="48rem">
              <LockedNotice />
            </Box>
          )}
          <Outlet />
        </>
      )}
    </Page>
  );
}

const Tab = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flex: { base: '1', md: '0 0 auto' },
    minH: '3rem',
    px: { base: '2', md: '6' },
    mb: '-1px',
    color: 'fg.muted',
    fontWeight: 'semibold',
    borderBottomWidth: '3px',
    borderBottomColor: 'transparent',
    _hover: { color: 'fg' },
    '&[aria-current=page]': { color: 'primary.fg', borderBottomColor: 'primary' },
  },
});

function ChapterNavigation() {
  const { t } = useI18n();
  const { courseCode, motherId, id } = useChapter();
  const { pathname } = useLocation();
  const part = /\/(contents|exams)\/?$/.exec(pathname)?.[1] ?? 'Lessons';
  const current = (name: string) => (part === name ? ('page' as const) : undefined);
  return (
    <nav aria-label={t('academics.chapterNavigation')}>
      <Flex wrap="wrap" borderBottomWidth="1px" mb="6">
        <Tab to={paths.chapterLessons(courseCode, motherId, id)} aria-current={current('Lessons')}>
          <Icon name="play" />
          {t('academics.lesson')}
        </Tab>
        <Tab to={paths.chapterExams(courseCode, motherId, id)} aria-current={current('exams')}>
          <Icon name="exam" />
          {t('academics.exam')}
        </Tab>
        <Tab
          to={paths.chapterContents(courseCode, motherId, id)}
          aria-current={current('contents')}
        >
          <Icon name="note" />
          {t('academics.note')}
        </Tab>
      </Flex>
    </nav>
  );
}
