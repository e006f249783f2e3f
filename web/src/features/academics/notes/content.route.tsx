/** The route …/subject/chapter/content/:id: a note, formatted for reading. */
import { chakra, Flex, Text } from '@chakra-ui/react';
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
import { EnrolledOnly } from '../enrolled-only.tsx';
import { Missing } from '../missing.tsx';
import { storedNotes } from '../offline/stored-notes.ts';
import { type StoredKind, useStoredPage } from '../offline/use-stored-page.ts';
import { Siblings } from '../siblings.tsx';
import { trail } from '../trail.ts';
import { useCourseParams, useIsOpen } from '../use-course-params.ts';
import { ContentRouteDocument, type ContentRouteQuery, useContentRouteQuery } from './generated/content.route.ts';
import { MyNotes } from './my-notes.tsx';
import { NoteOutline } from './note-outline.tsx';
import { ReadingProgress } from './reading-progress.tsx';

/** Print cannot scroll, so wide content must not be cut off. */
const NoteText = chakra('article', {
  base: {
    pb: '2',
    _print: { '& :is(table, .katex-display)': { overflow: 'visible' }, '& :is(tr, img, .katex-display)': { breakInside: 'avoid' } },
  },
});

const kept: StoredKind<ContentRouteQuery> = { pages: storedNotes, document: ContentRouteDocument, field: 'content' };

export function Component() {
  const { t } = useI18n();
  const { courseCode, motherId, id } = useCourseParams();
  const { data: fresh, loading, error, refetch } = useContentRouteQuery({ variables: { id } });
  const data = useStoredPage(kept, id, fresh, error);
  const article = useRef<HTMLElement>(null);
  const content = data?.content;
  const chapter = content?.chapter;
  const isOpen = useIsOpen(chapter?.subject?.course);

  if (!content && !loading) {
    if (['FORBIDDEN', 'UNAUTHENTICATED'].includes(errorCode(error))) return <EnrolledOnly title={t('learning.enrolledOnlyNote')} />;
    if (!error) return <Missing text={t('learning.noteNotFound')} />;
  }
  if (content && content.body === null && !isOpen) return <EnrolledOnly title={t('learning.enrolledOnlyNote')} />;

  return (
    <Page
      title={content?.title ?? (loading ? undefined : t('academics.note'))}
      breadcrumbs={trail({ courseCode, motherId, subject: chapter?.subject, chapter, here: content?.title })}
      width="reading"
      actions={
        content?.body && (
          <Button variant="outline" className="no-print" onClick={() => window.print()}>
            <Icon name="printer" />
            {t('learning.print')}
          </Button>
        )
      }
    >
      {loading && !data && <TextSkeleton lines={12} />}
      {!content && !loading && <ErrorState error={error} onRetry={refetch} />}
      {content && (
        <>
          {content.body !== null && (
            <>
              <ReadingProgress article={article} />
              <NoteOutline article={article} html={content.body} />
            </>
          )}
          <NoteText ref={article}>
            {content.body === null ? <Text color="fg.muted">{t('academics.noteEmpty')}</Text> : <RichHtml html={content.body} />}
          </NoteText>
          <MyNotes key={id} place={{ kind: 'Content', id }} notes={content.myNotes} error={error} onRetry={refetch} />
        </>
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
            <ButtonLink variant="outline" to={paths.chapterContents(courseCode, motherId, chapter.id)}>
              <Icon name="back" />
              {t('learning.backToNotes')}
            </ButtonLink>
          </Flex>
        </>
      )}
    </Page>
  );
}
