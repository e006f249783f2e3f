/** The route …/subject/chapter/content/:id: a note, formatted for reading. */
import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { errorCode } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/content/icons.tsx';
import { RichHtml } from '../../../ui/content/rich-html.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { TextSkeleton } from '../../../ui/page/skeletons.tsx';
import { useIsWide } from '../../../ui/use-is-wide.ts';
import { AcademicNotFound } from '../academic-not-found.tsx';
import { ChapterList } from '../chapter-list.tsx';
import { EnrolledOnly } from '../enrolled-only.tsx';
import { StoredCopyNotice } from '../offline/stored-copy-notice.tsx';
import { storedNotes } from '../offline/stored-notes.ts';
import { type StoredKind, useStoredPage } from '../offline/use-stored-page.ts';
import { ReadingColumns } from '../reading-columns.tsx';
import { Siblings } from '../siblings.tsx';
import { TextOutline } from '../text-outline.tsx';
import { trail } from '../trail.ts';
import { useCourseParams, useIsOpen } from '../use-course-params.ts';
import {
  ContentRouteDocument,
  type ContentRouteQuery,
  useContentRouteQuery,
} from './generated/content.route.ts';
import { NotesPanel } from './notes-panel.tsx';
import { ReadingProgress } from './reading-progress.tsx';

/** Print cannot scroll, so wide content must not be cut off. */
const NoteText = chakra('article', {
  base: {
    pb: '2',
    _print: {
      '& :is(table, .katex-display)': { overflow: 'visible' },
      '& :is(tr, img, .katex-display)': { breakInside: 'avoid' },
    },
  },
});

const storedNoteKind: StoredKind<ContentRouteQuery> = {
  pages: storedNotes,
  document: ContentRouteDocument,
  field: 'content',
};

export function Component() {
  const { t } = useI18n();
  const { courseCode, motherId, id } = useCourseParams();
  const isWide = useIsWide();
  const result = useContentRouteQuery({ variables: { id } });
  const { loading, error, refetch } = result;
  const { data, storedAt } = useStoredPage(storedNoteKind, id, result);
  const article = useRef<HTMLElement>(null);
  const content = data?.content;
  const chapter = content?.chapter;
  const isOpen = useIsOpen(chapter?.subject?.course);

  if (!content && !loading) {
    if (['FORBIDDEN', 'UNAUTHENTICATED'].includes(errorCode(error)))
      return <EnrolledOnly title={t('learning.enrolledOnlyNote')} />;
    if (!error) return <AcademicNotFound text={t('learning.noteNotFound')} />;
  }
  if (content && content.body === null && !isOpen)
    return <EnrolledOnly title={t('learning.enrolledOnlyNote')} />;

  const outline = <TextOutline text={article} html={content?.body ?? ''} isBeside={isWide} />;
  const notes = content && (
    <NotesPanel
      key={id}
      isBeside={isWide}
      parent={{ kind: 'Content', id }}
      notes={content.myNotes}
      error={error}
      onRetry={refetch}
    />
  );
  const beside = (
    <>
      {outline}
      {notes}
      {chapter?.contents && (
        <ChapterList
          title={t('academics.notes')}
          items={chapter.contents}
          id={id}
          to={(other) => paths.content(courseCode, motherId, other)}
        />
      )}
    </>
  );

  return (
    <Page
      title={content?.title ?? (loading ? undefined : t('academics.note'))}
      breadcrumbs={trail({
        courseCode,
        motherId,
        subject: chapter?.subject,
        chapter,
        here: content?.title,
      })}
      width={isWide ? 'grid' : 'reading'}
      actions={
        content?.body && (
          <Button variant="outline" className="no-print" onClick={() => window.print()}>
            <Icon name="printer" />
            {t('learning.print')}
          </Button>
        )
      }
    >
      {storedAt !== null && <StoredCopyNotice storedAt={storedAt} />}
      {loading && !data && (
        <ReadingColumns beside={isWide && <Box />}>
          <TextSkeleton lines={12} />
        </ReadingColumns>
      )}
      {!content && !loading && <ErrorState error={error} onRetry={refetch} />}
      {content && (
        <ReadingColumns beside={isWide && beside}>
          {content.body !== null && <ReadingProgress article={article} />}
          {!isWide && outline}
          <NoteText ref={article}>
            {content.body === null ? (
              <Text color="fg.muted">{t('academics.noteEmpty')}</Text>
            ) : (
              <RichHtml html={content.body} />
            )}
          </NoteText>
          {!isWide && notes}
        </ReadingColumns>
      )}
      {chapter && (
        <>
          <Siblings
            all={chapter.contents}
            id={id}
            to={(other) => paths.content(courseCode, motherId, other)}
            label={t('learning.noteNavigation')}
            previousLabel={t('learning.previousNote')}
            nextLabel={t('learning.nextNote')}
          />
          <Flex mt="6" className="no-print">
            <ButtonLink
              variant="outline"
              to={paths.chapterContents(courseCode, motherId, chapter.id)}
            >
              <Icon name="back" />
              {t('learning.backToNotes')}
            </ButtonLink>
          </Flex>
        </>
      )}
    </Page>
  );
}
