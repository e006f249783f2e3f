/** The route …/chapter/:id/contents: the notes of a chapter as a table of number and title. */
import { Box, chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/content/icons.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx';
import { useChapter } from './use-chapter.ts';

const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    '& th': { textAlign: 'start', fontWeight: 'semibold', color: 'fg.muted', fontSize: 'sm' },
    '& :is(th, td)': { px: '4', py: '1.5', borderBottomWidth: '1px' },
    '& tbody tr:last-of-type td': { borderBottomWidth: '0' },
    '& tr > :first-of-type': { w: '4.5rem', fontVariantNumeric: 'tabular-nums' },
  },
});
const NoteLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: 'target',
    color: 'primary.fg',
    fontWeight: 'semibold',
    _hover: { textDecoration: 'underline' },
  },
});

export function Component() {
  const { t, digits } = useI18n();
  const { courseCode, motherId, chapter, loading, error, retry, isOpen } = useChapter();
  if (loading) return <RowsSkeleton count={3} h="3.5rem" />;
  if (!chapter?.contents) return <ErrorState error={error} onRetry={retry} />;
  if (chapter.contents.length === 0)
    return <EmptyState text={t('academics.noContents')} icon="note" />;
  return (
    <Box maxW="48rem" bg="bg.panel" borderWidth="1px" borderRadius="md" overflow="hidden">
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('academics.number')}</th>
            <th scope="col">{t('academics.title')}</th>
          </tr>
        </thead>
        <tbody>
          {chapter.contents.map(({ id, title }, index) => (
            <tr key={id}>
              <td>{digits(index + 1)}</td>
              <td>
                {isOpen ? (
                  <NoteLink to={paths.content(courseCode, motherId, id)}>{title}</NoteLink>
                ) : (
                  <Flex align="center" gap="2" minH="target" color="fg.muted">
                    <Icon name="lock" size="4" />
                    {title}
                    <VisuallyHidden>({t('academics.locked')})</VisuallyHidden>
                  </Flex>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
