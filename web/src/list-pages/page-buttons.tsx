/** The pages of a list as buttons, where the page is not in the URL: in dialogs and sections. */
import { Flex, Text } from '@chakra-ui/react';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/content/icons.tsx';
import { Button } from '../ui/forms/button.tsx';
import { cursorsPast } from './cursors.ts';

interface PageButtonsProps {
  /** The cursors of the pages after the first, up to the one that is shown. */
  readonly cursors: readonly string[];
  /** Of the page that is shown; null on the last page, undefined while the page loads. */
  readonly endCursor: string | null | undefined;
  readonly onTurn: (cursors: readonly string[]) => void;
}

export function PageButtons({ cursors, endCursor, onTurn }: PageButtonsProps) {
  const { t } = useI18n();
  if (cursors.length === 0 && !endCursor) return null;
  const isFirst = cursors.length === 0;
  return (
    <Flex align="center" justify="space-between" gap="3" mt="4">
      {/* They keep the focus while a page loads, and at the first and the last one. */}
      <Button
        variant="outline"
        aria-disabled={isFirst}
        onClick={() => !isFirst && onTurn(cursors.slice(0, -1))}
      >
        <Icon name="back" size="4" />
        {t('admin.previous')}
      </Button>
      <Text color="fg.muted">{t('admin.pageNumber', { page: cursors.length + 1 })}</Text>
      <Button
        variant="outline"
        aria-disabled={!endCursor}
        onClick={() => endCursor && onTurn(cursorsPast(cursors, endCursor))}
      >
        {t('admin.next')}
        <Icon name="forward" size="4" />
      </Button>
    </Flex>
  );
}
