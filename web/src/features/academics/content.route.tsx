/** …/subject/chapter/content/:id: a note, set for reading. */
import { Box, Flex, Text } from '@chakra-ui/react';
import { errorCode } from '../../apollo/errors.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import { RichHtml } from '../../ui/rich-html.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { EnrolledOnly } from './enrolled-only.tsx';
import { useContentRouteQuery } from './generated/content.route.ts';
import { Missing } from './missing.tsx';
import { Siblings } from './siblings.tsx';
import { trail } from './trail.ts';
import { useIsOpen, usePlace } from './use-place.ts';

export function Component() {
  const { t } = useI18n();
  const { courseCode, motherId, id } = usePlace();
  const { data, loading, error, refetch } = useContentRouteQuery({ variables: { id }, errorPolicy: 'all' });
  const content = data?.content;
  const chapter = content?.chapter;
  const isOpen = useIsOpen(chapter?.subject?.course);

  if (!content && !loading) {
    if (['FORBIDDEN', 'UNAUTHENTICATED'].includes(errorCode(error))) return <EnrolledOnly title={t('academics.enrolledOnlyNote')} />;
    if (!error) return <Missing text={t('academics.noteNotFound')} />;
  }
  if (content && content.body === null && !isOpen) return <EnrolledOnly title={t('academics.enrolledOnlyNote')} />;

  return (
    <Page
      title={content?.title ?? (loading ? undefined : t('academics.note'))}
      breadcrumbs={trail({ courseCode, motherId, subject: chapter?.subject, chapter, here: content?.title })}
      width="reading"
    >
      {loading && !data && <TextSkeleton lines={12} />}
      {!content && !loading && <ErrorState error={error} onRetry={refetch} />}
      {content && (
        <Box as="article" pb="2">
          {content.body === null ? <Text color="fg.muted">{t('academics.noteEmpty')}</Text> : <RichHtml html={content.body} />}
        </Box>
      )}
      {chapter && (
        <>
          <Siblings
            all={chapter.contents}
            id={id}
            to={(other) => paths.content(courseCode, motherId, other)}
            label={t('academics.noteNavigation')}
            previousLabel={t('academics.previousNote')}
            nextLabel={t('academics.nextNote')}
          />
          <Flex mt="6" className="no-print">
            <ButtonLink variant="outline" to={paths.chapterContents(courseCode, motherId, chapter.id)}>
              <Icon name="back" />
              {t('academics.backToNotes')}
            </ButtonLink>
          </Flex>
        </>
      )}
    </Page>
  );
}
