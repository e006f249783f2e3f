/**
 * Shown above the Save button after a failed save: the reason, or after a conflict the changed
 * fields. The form keeps its values.
 */
import { Box, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { ErrorBox } from '../../../ui/page/error-box.tsx';
import type { Change } from './changed-elsewhere.ts';

interface SaveFailureProps {
  readonly text: string | null;
  readonly changes?: readonly Change[];
}

export function SaveFailure({ text, changes = [] }: SaveFailureProps) {
  return (
    <div role="alert">
      {text && (
        <ErrorBox display="flex" gap="3">
          <Icon name="alert" />
          <Box minW="0">
            {changes.length > 0 ? <Changes changes={changes} /> : <Text>{text}</Text>}
          </Box>
        </ErrorBox>
      )}
    </div>
  );
}

function Changes({ changes }: { readonly changes: readonly Change[] }) {
  const i18n = useI18n();
  const t = i18n.t as (key: Change['label']) => string;
  const textOf = (value: string | null) => value ?? t('students.notGiven');
  return (
    <>
      <Text>{t('students.changedMeanwhile')}</Text>
      <Box as="ul" ps="5" my="2" overflowWrap="anywhere">
        {changes.map(({ label, before, now }) => (
          <li key={label}>
            {i18n.t('students.changedElsewhere', {
              field: t(label),
              before: textOf(before),
              now: textOf(now),
            })}
          </li>
        ))}
      </Box>
      <Text>{t('students.saveOverIt')}</Text>
    </>
  );
}
