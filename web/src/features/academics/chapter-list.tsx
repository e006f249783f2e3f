/** The lessons or notes of a chapter, for the column beside one of them. */
import { OutlineList } from './outline-list.tsx';

interface ChapterListProps {
  readonly title: string;
  readonly items: readonly { readonly id: string; readonly title: string }[];
  /** The id of the current item. */
  readonly id: string;
  readonly to: (id: string) => string;
}

/** Renders nothing for a single item. */
export function ChapterList({ title, items, id: currentId, to }: ChapterListProps) {
  if (items.length < 2) return null;
  const entries = items.map(({ id, title: text }) => ({
    id,
    text,
    href: to(id),
    current: id === currentId && ('page' as const),
  }));
  return <OutlineList title={title} isCompact entries={entries} />;
}
