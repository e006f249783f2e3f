/** A framed list of links with a title, for the sections of a text or the lessons of a chapter. */
import { chakra, Heading } from '@chakra-ui/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';

interface OutlineEntry {
  readonly id: string;
  readonly text: string;
  /** True for a sub-entry of the entry above. */
  readonly isPart?: boolean;
  /** The URL of another page, or `#id` on this one. */
  readonly href: string;
  readonly current: 'page' | 'location' | false;
}

interface OutlineListProps {
  readonly title: string;
  readonly entries: readonly OutlineEntry[];
  /** Lower rows, for a column beside the text on devices with a mouse. */
  readonly isCompact: boolean;
}

const link = {
  display: 'flex',
  alignItems: 'center',
  minH: 'target',
  color: 'primary.fg',
  _hover: { textDecoration: 'underline' },
  '[data-compact] &': {
    minH: '9',
    py: '1',
    ps: '3',
    fontSize: 'sm',
    lineHeight: 'snug',
    borderInlineStartWidth: '3px',
    borderInlineStartColor: 'transparent',
  },
  '[data-compact] &[aria-current]': {
    borderInlineStartColor: 'accent',
    color: 'fg',
    fontWeight: 'semibold',
  },
} as const;
const SectionLink = chakra('a', { base: link });
const PageLink = chakra(Link, { base: link });

export function OutlineList({ title, entries, isCompact }: OutlineListProps) {
  const headingId = useId();
  return (
    <chakra.nav
      aria-labelledby={headingId}
      className="no-print"
      data-compact={isCompact || undefined}
      p="4"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
    >
      <Heading as="h2" size="sm" id={headingId} mb={isCompact ? '1' : '0'}>
        {title}
      </Heading>
      <ol>
        {entries.map(({ id, text, isPart = false, href, current }) => (
          <chakra.li key={id} listStyleType="none" ps={isPart ? '5' : '0'}>
            {href.startsWith('#') ? (
              <SectionLink href={href} aria-current={current || undefined}>
                {text}
              </SectionLink>
            ) : (
              <PageLink to={href} aria-current={current || undefined}>
                {text}
              </PageLink>
            )}
          </chakra.li>
        ))}
      </ol>
    </chakra.nav>
  );
}
