/**
 * The content of a course, shown before enrolment: its units, with the years and question counts of
 * their papers.
 */
import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { ContentCounts } from '../../ui/content/content-counts.tsx';
import { Button } from '../../ui/forms/button.tsx';
import type { CourseContents_UnitFragment } from './generated/course-contents.ts';

type CourseUnit = CourseContents_UnitFragment;

interface CourseContentsProps {
  /** Null if loading failed; the rest of the course is still shown. */
  readonly units: readonly ({ readonly id: string } & CourseUnit)[] | null;
  readonly onRetry: () => unknown;
}

const Years = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
    columnGap: '6',
    rowGap: '1',
    m: '0',
    mt: '3',
    p: '0',
    listStyle: 'none',
    fontVariantNumeric: 'tabular-nums',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '3',
      py: '1',
      borderBottomWidth: '1px',
    },
    '& li span': { color: 'fg.muted', fontSize: 'sm' },
  },
});

export function CourseContents({ units, onRetry }: CourseContentsProps) {
  const { t } = useI18n();
  return (
    <Box as="section" mt="10">
      <Heading as="h2" size="xl" mb="4">
        {t('courses.contents')}
      </Heading>
      {!units && (
        <Flex align="center" wrap="wrap" gap="3" color="fg.muted">
          {t('courses.contentsFailed')}
          <Button variant="outline" onClick={() => void onRetry()}>
            {t('ui.retry')}
          </Button>
        </Flex>
      )}
      {units?.length === 0 && <Text color="fg.muted">{t('courses.noUnits')}</Text>}
      <Stack gap="4">
        {units?.map((unit) => (
          <Unit key={unit.id} unit={unit} />
        ))}
      </Stack>
    </Box>
  );
}

function Unit({ unit }: { readonly unit: CourseUnit }) {
  const { t, digits } = useI18n();
  const { name, description, examCount, years } = unit;
  const written = years?.filter(({ exam }) => exam);
  const toCome = years?.filter(({ exam }) => !exam).map(({ year }) => digits(String(year)));
  return (
    <Box p={{ base: '4', md: '5' }} bg="bg.panel" borderWidth="1px" borderRadius="md">
      <Flex wrap="wrap" align="baseline" justify="space-between" columnGap="4" mb="1">
        <Heading as="h3" size="md">
          {name}
        </Heading>
        <ContentCounts examCount={examCount} />
      </Flex>
      {description && <Text color="fg.muted">{description}</Text>}
      {years && years.length > 0 && (
        <Years>
          {written?.map(({ id: yearId, year, exam }) => (
            <li key={yearId}>
              {digits(String(year))}
              <span>{exam && t('courses.paper', { count: exam.questionCount })}</span>
            </li>
          ))}
          {toCome && toCome.length > 0 && (
            <chakra.li gridColumn="1 / -1" css={{ borderBottomWidth: '0' }}>
              <span>{toCome.join(', ')}</span>
              <span>{t('courses.noPaper')}</span>
            </chakra.li>
          )}
        </Years>
      )}
    </Box>
  );
}
