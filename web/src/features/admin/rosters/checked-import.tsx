/** The dry run of an import: the changes, and every error with its line. */
import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ProblemTable } from '../list-import/problem-table.tsx';
import type { ImportCheck } from './use-roster-import.ts';

const KINDS = {
  INVALID_ADDRESS: 'roster.invalidAddress',
  NAME_TOO_LONG: 'roster.nameTooLong',
  ROLL_NUMBER_TOO_LONG: 'roster.rollNumberTooLong',
} as const;

interface CheckedImportProps {
  readonly check: ImportCheck;
  readonly isStoring: boolean;
  readonly onStore: () => void;
  readonly onMore: () => unknown;
  readonly onBack: () => void;
}

export function CheckedImport({ check, isStoring, onStore, onMore, onBack }: CheckedImportProps) {
  const { t, digits } = useI18n();
  const {
    candidateCount,
    existingCount,
    accountCount,
    removedCount,
    offRosterCount,
    problemCount,
    problems,
    endCursor,
  } = check;
  return (
    <Stack gap="4">
      <div role="status">
        <Text fontWeight="semibold">{t('roster.found', { count: candidateCount })}</Text>
        <chakra.ul ps="5" listStyleType="disc">
          {existingCount > 0 && <li>{t('roster.existing', { count: existingCount })}</li>}
          <li>
            {t('roster.withAccount', {
              count: accountCount,
              others: digits(candidateCount - accountCount),
            })}
          </li>
          {removedCount > 0 && <li>{t('roster.removed', { count: removedCount })}</li>}
          {offRosterCount > 0 && <li>{t('roster.wouldBeOff', { count: offRosterCount })}</li>}
          {problemCount > 0 && <li>{t('roster.problemCount', { count: problemCount })}</li>}
        </chakra.ul>
      </div>
      <ProblemTable
        label={t('roster.problems')}
        columns={[t('roster.line'), t('roster.address'), t('roster.problem')]}
        problems={problems}
        describe={({ kind, firstLine }) =>
          kind === 'DOUBLED'
            ? t('roster.doubled', { line: digits(firstLine ?? 0) })
            : t(KINDS[kind])
        }
      />
      {endCursor !== null && (
        <Button variant="outline" alignSelf="flex-start" onClick={() => void onMore()}>
          {t('roster.moreProblems')}
        </Button>
      )}
      <Flex wrap="wrap" gap="3" justify="flex-end">
        <Button variant="outline" disabled={isStoring} onClick={onBack} data-first-focus>
          {t('roster.back')}
        </Button>
        <Button loading={isStoring} disabled={candidateCount === 0} onClick={onStore}>
          {problemCount > 0 ? t('roster.storeWithout', { count: problemCount }) : t('roster.store')}
        </Button>
      </Flex>
    </Stack>
  );
}
