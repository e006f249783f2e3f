/** A read-only list of labels and values. Missing values are named once, below them. */
import { chakra, Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';

interface ProfileDetailsProps {
  readonly items: readonly {
    readonly name: string;
    readonly value: string | null;
    readonly mark?: ReactNode;
  }[];
}

export function ProfileDetails({ items }: ProfileDetailsProps) {
  const { t } = useI18n();
  const filledItems = items.filter(({ value }) => value);
  const missing = items.filter(({ value }) => !value).map(({ name }) => name);
  return (
    <>
      {filledItems.length > 0 && (
        <Grid
          as="dl"
          m="0"
          templateColumns={{ base: '1fr', sm: '1fr 1fr' }}
          columnGap="6"
          rowGap="4"
        >
          {filledItems.map(({ name, value, mark }) => (
            <div key={name}>
              <chakra.dt fontSize="sm" color="fg.muted">
                {name}
              </chakra.dt>
              <chakra.dd m="0" overflowWrap="anywhere">
                {value}
                {mark}
              </chakra.dd>
            </div>
          ))}
        </Grid>
      )}
      {missing.length > 0 && (
        <Text mt={filledItems.length > 0 ? '4' : '0'} color="fg.muted">
          {t('students.notGivenYet', { names: missing.join(', ') })}
        </Text>
      )}
    </>
  );
}
