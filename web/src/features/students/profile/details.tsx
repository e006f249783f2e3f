/** A read-only list of labels and values; missing values are marked as such. */
import { chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';

interface SummaryListProps {
  readonly items: readonly { readonly name: string; readonly value: string | null; readonly mark?: ReactNode }[];
}

export function SummaryList({ items }: SummaryListProps) {
  const { t } = useI18n();
  return (
    <Grid as="dl" m="0" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} columnGap="6" rowGap="4">
      {items.map(({ name, value, mark }) => (
        <div key={name}>
          <chakra.dt fontSize="sm" color="fg.muted">
            {name}
          </chakra.dt>
          <chakra.dd m="0" overflowWrap="anywhere" color={value ? 'fg' : 'fg.muted'}>
            {value || t('students.notGiven')}
            {value && mark}
          </chakra.dd>
        </div>
      ))}
    </Grid>
  );
}
