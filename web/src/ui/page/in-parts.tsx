/** A long list in parts: the first entries, and a button that shows as many more. */
import { type ReactNode, useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { ShowMore } from './show-more.tsx';

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
      <ShowMore hasMore={rest > 0} onClick={() => setCount(count + size)}>
        {t('ui.showMore', { count: Math.min(rest, size) })}
      </ShowMore>
    </>
  );
}
