/**
 * The route /boss/marking, for admins: unmarked submissions of written exams, those that wait
 * longest first.
 */
import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { useMarkingListRouteQuery } from './generated/marking-list.route.ts';

export function Component() {
  const { t, date, digits } = useI18n();
  const [after, setAfter] = useState<string | null>(null);
  const { data, loading, error, refetch } = useMarkingListRouteQuery({
    variables: { after },
    fetchPolicy: 'cache-and-network',
  });
  const waiting = data?.unmarkedExamResults;
  return (
    <Page
      title={t('marking.title')}
      lead={t('marking.lead')}
      breadcrumbs={[{ label: t('shell.admin'), to: paths.boss() }, { label: t('marking.title') }]}
    >
      {loading && !waiting && <RowsSkeleton count={5} h="4rem" />}
      {!waiting && !loading && <ErrorState error={error} onRetry={refetch} />}
      {waiting && (
        <Text mb="4" color="fg.muted">
          {waiting.totalCount === 0
            ? t('marking.none')
            : t(waiting.totalCountIsExact ? 'marking.count' : 'marking.moreThanCount', {
                count: waiting.totalCount,
              })}
        </Text>
      )}
      <chakra.ul listStyleType="none" display="grid" gap="2">
        {waiting?.nodes.map((submission) => {
          const { id, userId, number, isNewest, countsForRank, takenAt, exam, totalMarks } =
            submission;
          if (!exam) return null;
          const handedIn = takenAt ? date(takenAt) : '';
          return (
            <Flex
              as="li"
              key={id}
              wrap="wrap"
              align="center"
              gap="3"
              p="4"
              bg="bg.panel"
              borderWidth="1px"
              borderRadius="md"
            >
              <Box flex="1 1 14rem" minW="0">
                <Text fontWeight="semibold">{exam.title}</Text>
                <Text color="fg.muted">
                  {t('marking.handedIn')}: {handedIn} · {t('marking.totalMarks')}:{'\u00a0'}
                  {digits(totalMarks ?? 0)}
                </Text>
                {(number > 1 || !isNewest) && (
                  <Text color="fg.muted">
                    {t('marking.attempt', { number: digits(number) })}
                    {countsForRank && ` · ${t('marking.countsForRank')}`}
                  </Text>
                )}
              </Box>
              <ButtonLink
                variant="outline"
                to={paths.marking(userId, exam.id, isNewest ? undefined : number)}
                aria-label={t('marking.markOf', { exam: exam.title, date: handedIn })}
              >
                {t('marking.mark')}
              </ButtonLink>
            </Flex>
          );
        })}
      </chakra.ul>
      {waiting?.endCursor && (
        <Button variant="outline" mt="4" onClick={() => setAfter(waiting.endCursor ?? null)}>
          {t('marking.next')}
        </Button>
      )}
    </Page>
  );
}
