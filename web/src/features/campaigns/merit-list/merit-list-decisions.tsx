/** Below the merit list: excluded students and changes of the list, with the published reasons. */
import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import type { MeritListQuery } from './generated/merit-list.ts';

type Decisions = NonNullable<NonNullable<MeritListQuery['examCampaign']>['meritListDecisions']>;

const changeTexts = {
  EXCLUSION: 'campaigns.changeExclusion',
  READMISSION: 'campaigns.changeReadmission',
  LATE_ANSWERS: 'campaigns.changeLateAnswers',
  MARK: 'campaigns.changeMark',
  KEY_CORRECTION: 'campaigns.changeKey',
  WINDOW: 'campaigns.changeWindow',
  OTHER: 'campaigns.changeOther',
} as const;

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    p: '0',
    '& li': { py: '2', borderBottomWidth: '1px', overflowWrap: 'anywhere' },
  },
});

export function MeritListDecisions({
  decisions: { excluded, changes },
}: {
  readonly decisions: Decisions;
}) {
  const { t, date, dateTime } = useI18n();
  // Entries have no ids, and anonymous students may have the same reason, so the position is the
  // key.
  const entries = excluded.map((entry, index) => ({ place: index + 1, entry }));
  return (
    <>
      {entries.length > 0 && (
        <Box as="section" mt="6">
          <Heading as="h3" size="md" mb="1">
            {t('campaigns.excluded')}
          </Heading>
          <Text color="fg.muted">{t('campaigns.excludedLead')}</Text>
          <List>
            {entries.map(
              ({ place, entry: { name, institution, district, reason, excludedAt } }) => (
                <li key={place}>
                  <Text fontWeight="semibold">{name ?? t('campaigns.unnamed')}</Text>
                  <Text fontSize="sm" color="fg.muted">
                    {[institution, district, date(excludedAt)].filter(Boolean).join(', ')}
                  </Text>
                  <Text>{reason}</Text>
                </li>
              ),
            )}
          </List>
        </Box>
      )}
      {changes.length > 0 && (
        <Box as="section" mt="6">
          <Heading as="h3" size="md" mb="1">
            {t('campaigns.changes')}
          </Heading>
          <List>
            {changes.map(({ id, kind, reason, changedAt }) => (
              <li key={id}>
                <Text fontSize="sm" color="fg.muted">
                  <time dateTime={changedAt}>{dateTime(changedAt)}</time>
                </Text>
                <Text fontWeight="semibold">{t(changeTexts[kind])}</Text>
                <Text>{reason}</Text>
              </li>
            ))}
          </List>
        </Box>
      )}
    </>
  );
}
