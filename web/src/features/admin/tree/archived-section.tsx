/** The archived items of a course, with buttons that restore them. */
import { Box, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { Branches, Disclosure } from './disclosure.tsx';
import type { ArchivedContentQuery } from './generated/branch-actions.ts';

type Content = NonNullable<ArchivedContentQuery['archivedContent']>;
type ArchivedItem = Content['nodes'][number];

interface ArchivedSectionProps {
  /** Null or undefined while loading, and if loading failed. */
  readonly content: Content | null | undefined;
  readonly onRestore: (item: ArchivedItem) => void;
}

export function ArchivedSection({ content, onRestore }: ArchivedSectionProps) {
  const { t, dateTime } = useI18n();
  if (!content || content.totalCount === 0) return null;
  const { nodes, totalCount } = content;
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
      </Section>
    </Box>
  );
}
