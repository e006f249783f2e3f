/**
 * The actions for the chosen rows of a table. It takes no place until a row is chosen, and
 * stays at the lower edge of the window while the table scrolls.
 */
import { Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { StickyFooter } from '../form/sticky-footer.tsx';

interface SelectionBarProps {
  /** Number of chosen rows. */
  readonly count: number;
  /** The buttons that apply to the chosen rows. */
  readonly children: ReactNode;
}

export function SelectionBar({ count, children }: SelectionBarProps) {
  const { t } = useI18n();
  const label = t('admin.chosenCount', { count });
  return (
    <>
      <Text srOnly role="status">
        {count > 0 && label}
      </Text>
      {count > 0 && (
        <StickyFooter role="group" aria-label={label} zIndex="1">
          <Text aria-hidden mb="2" color="fg.muted">
            {label}
          </Text>
          <Flex wrap="wrap" gap="3">
            {children}
          </Flex>
        </StickyFooter>
      )}
    </>
  );
}
