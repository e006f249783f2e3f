/**
 * A table of contents of a text, generated from its headings. Marks the section that is being read.
 */
import { Box } from '@chakra-ui/react';
import { type RefObject, useEffect, useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { OutlineList } from './outline-list.tsx';

interface OutlineEntry {
  readonly id: string;
  readonly text: string;
  readonly isPart: boolean;
}

/** Minimum number of headings for which it is shown. */
const MIN_HEADINGS = 3;

/**
 * Distance from the top of the window in pixels (top bar and one line). The last section that
 * begins above it is the current one.
 */
const READING_LINE_PX = 120;

interface TextOutlineProps {
  readonly text: RefObject<HTMLElement | null>;
  /** The HTML of the text; a change regenerates the entries. */
  readonly html: string;
  /** True in the column beside the text, where it stays visible. */
  readonly isBeside: boolean;
}

export function TextOutline({ text: box, html, isBeside }: TextOutlineProps) {
  const { t } = useI18n();
  const [entries, setEntries] = useState<readonly OutlineEntry[]>([]);
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    if (!html) return;
    const headings = [...(box.current?.querySelectorAll<HTMLElement>('h2, h3') ?? [])];
    headings.forEach((heading, index) => {
      heading.id = `part-${index + 1}`;
    });
    setEntries(
      headings.map((heading) => ({
        id: heading.id,
        text: plainText(heading),
        isPart: heading.tagName === 'H3',
      })),
    );
    if (!isBeside) return;

    let frame = 0;
    const measure = () => {
      frame = 0;
      const read = headings.filter(
        (heading) => heading.getBoundingClientRect().top <= READING_LINE_PX,
      );
      setCurrent(read.at(-1)?.id ?? null);
    };
    const plan = () => {
      frame ||= requestAnimationFrame(measure);
    };
    plan();
    window.addEventListener('scroll', plan, { passive: true });
    window.addEventListener('resize', plan);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', plan);
      window.removeEventListener('resize', plan);
    };
  }, [box, html, isBeside]);

  if (entries.length < MIN_HEADINGS) return null;
  return (
    <Box mb={isBeside ? '0' : '6'}>
      <OutlineList
        title={t('learning.onThisPage')}
        isCompact={isBeside}
        entries={entries.map(({ id, text, isPart }) => ({
          id,
          text,
          isPart,
          href: `#${id}`,
          current: isBeside && id === current && 'location',
        }))}
      />
    </Box>
  );
}

/** Formulas are in the DOM twice, so the copy for screen readers is removed. */
function plainText(heading: HTMLElement): string {
  const copy = heading.cloneNode(true) as HTMLElement;
  for (const words of copy.querySelectorAll('.katex-mathml')) words.remove();
  return copy.textContent.trim();
}
