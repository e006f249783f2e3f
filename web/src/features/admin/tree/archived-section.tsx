/** The archived items of a course, with buttons that restore them. */
import { Box, Text } from '@chakra-ui/react';
import { errorCode } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { ShowMore } from '../../../ui/page/show-more.tsx';
import { Branches, Disclosure } from './disclosure.tsx';
import { type ArchivedItem, useArchivedContent } from './use-archived-content.ts';

/** Items that `Show more` adds: the size of a page. */
const PAGE = 100;

interface ArchivedSectionProps {
  readonly courseId: string;
  readonly onRestore: (item: ArchivedItem) => void;
}

export function ArchivedSection({ courseId, onRestore }: ArchivedSectionProps) {
  const { t, dateTime } = useI18n();
  const { content, error, refetch, isLoadingMore, showMore } = useArchivedContent(courseId);
  if (error && errorCode(error) !== 'OPERATION_NOT_ALLOWED')
    return <ErrorState error={error} onRetry={refetch} />;
  if (!content || content.totalCount === 0) return null;
  const { nodes, totalCount, endCursor } = content;
  return (
    <Box mt="6">
      <Section title={t('contenttree.archived', { count: totalCount })}>
        <Text mb="2" color="fg.muted">
          {t('contenttree.archivedLead')}
          {nodes.length < totalCount && ` ${t('contenttree.newestOnly', { count: nodes.length })}`}
        </Text>
        <Branches>
          {nodes.map((item) => (
            <Disclosure
              key={item.id}
              title={item.title}
              fact={[
                t(`contenttree.${item.kind}`),
                ...(item.parentTitle ? [item.parentTitle] : []),
                t('contenttree.archivedAt', { when: dateTime(item.archivedAt) }),
              ].join(' · ')}
            >
              <Button
                variant="outline"
                aria-label={t('contenttree.restoreNamed', { title: item.title })}
                onClick={() => onRestore(item)}
              >
                {t('contenttree.restore')}
              </Button>
            </Disclosure>
          ))}
        </Branches>
        <ShowMore hasMore={endCursor !== null} isLoading={isLoadingMore} onClick={showMore}>
          {t('ui.showMore', { count: Math.min(totalCount - nodes.length, PAGE) })}
        </ShowMore>
      </Section>
    </Box>
  );
}
