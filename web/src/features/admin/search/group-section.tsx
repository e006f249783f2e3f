/** The results of one kind, or why this kind could not be searched. */
import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { SourceText } from '../formulas/source-text.tsx';
import type { ResultGroup, ResultRow } from './result-groups.ts';

const RowLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'target',
    minW: '0',
    fontWeight: 'semibold',
    color: 'primary.fg',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline' },
  },
});

interface GroupSectionProps {
  readonly group: ResultGroup;
  /** Whether the page shows this kind alone. */
  readonly isAlone: boolean;
  readonly onRetry: () => unknown;
}

export function GroupSection({ group, isAlone, onRetry }: GroupSectionProps) {
  const { t } = useI18n();
  const { key, title, rows, count, isExact, allAt, error } = group;
  const all = t(isExact ? 'adminsearch.all' : 'adminsearch.allMore', { count });
  return (
    <Section title={title}>
      {error && <ErrorState error={error} onRetry={onRetry} />}
      <Stack as="ul" gap="0" listStyleType="none">
        {rows.map((row) => (
          <Box
            as="li"
            key={row.id}
            py="2"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0', pt: '0' }}
          >
            <Row row={row} isQuestion={key === 'bankQuestions'} />
          </Box>
        ))}
      </Stack>
      {!isAlone && (!isExact || count > rows.length) && (
        <ButtonLink variant="outline" mt="3" to={allAt} aria-label={`${all}: ${title}`}>
          {all}
        </ButtonLink>
      )}
    </Section>
  );
}

function Row({
  row: { to, title, detail },
  isQuestion,
}: {
  readonly row: ResultRow;
  readonly isQuestion: boolean;
}) {
  return (
    <>
      <RowLink to={to}>
        {isQuestion ? (
          <Box lineClamp="3">
            <SourceText source={title} />
          </Box>
        ) : (
          title
        )}
      </RowLink>
      {detail && (
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {detail}
        </Text>
      )}
    </>
  );
}
