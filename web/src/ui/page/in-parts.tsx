/** A long list in parts: the first entries, and a button that shows as many more. */
import { Box } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../forms/button.tsx';

interface InPartsProps<Item> {
  readonly items: readonly Item[];
  /** Entries in a part. */
  readonly size: number;
  /** Renders the entries that are shown. */
  readonly children: (visibleItems: readonly Item[]) => ReactNode;
}

export function InParts<Item>({ items, size, children }: InPartsProps<Item>) {
  const { t } = useI18n();
  const [count, setCount] = useState(size);
  const rest = items.length - count;
  return (
    <>
      {children(items.slice(0, count))}
      {rest > 0 && (
        <Box mt="4">
          <Button variant="outline" onClick={() => setCount(count + size)}>
            {t('ui.showMore', { count: Math.min(rest, size) })}
          </Button>
        </Box>
      )}
    </>
  );
}
