/** A table of contents of a note, generated from its headings. */
import { chakra, Heading } from '@chakra-ui/react';
import { type RefObject, useEffect, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';

interface Entry {
  readonly id: string;
  readonly text: string;
  readonly isPart: boolean;
}

/** Minimum number of headings for which it is shown. */
const WORTH_A_LIST = 3;

const EntryLink = chakra('a', {
  base: { display: 'flex', alignItems: 'center', minH: 'target', color: 'primary.fg', _hover: { textDecoration: 'underline' } },
});

interface NoteOutlineProps {
  readonly article: RefObject<HTMLElement | null>;
  /** The HTML of the article; a change regenerates the entries. */
  readonly html: string;
}

export function NoteOutline({ article, html }: NoteOutlineProps) {
  const { t } = useI18n();
  const [entries, setEntries] = useState<readonly Entry[]>([]);

  useEffect(() => {
    if (!html) return;
    const headings = [...(article.current?.querySelectorAll<HTMLElement>('h2, h3') ?? [])];
    headings.forEach((heading, index) => {
      heading.id = `part-${index + 1}`;
    });
    setEntries(headings.map((heading) => ({ id: heading.id, text: plainText(heading), isPart: heading.tagName === 'H3' })));
  }, [article, html]);

  if (entries.length < WORTH_A_LIST) return null;
  return (
    <chakra.nav aria-labelledby="note-outline" className="no-print" mb="6" p="4" bg="bg.panel" borderWidth="1px" borderRadius="md">
      <Heading as="h2" size="sm" id="note-outline">
        {t('learning.onThisPage')}
      </Heading>
      <ol>
        {entries.map(({ id, text, isPart }) => (
          <chakra.li key={id} listStyleType="none" ps={isPart ? '5' : '0'}>
            <EntryLink href={`#${id}`}>{text}</EntryLink>
          </chakra.li>
        ))}
      </ol>
    </chakra.nav>
  );
}

/** Formulas are in the DOM twice, so the copy for screen readers is removed. */
function plainText(heading: HTMLElement): string {
  const copy = heading.cloneNode(true) as HTMLElement;
  for (const words of copy.querySelectorAll('.katex-mathml')) words.remove();
  return copy.textContent.trim();
}
