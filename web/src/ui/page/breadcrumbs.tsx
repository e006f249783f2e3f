/** The way back up, from the courses to this page. The last one is the page itself and no link. */
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';

export interface Breadcrumb {
  readonly label: string;
  /** Left out for the page itself. */
  readonly to?: string | undefined;
}

// One line, on a phone the next two steps up, however long their names are: more would push the heading down.
const List = chakra('ol', {
  base: { display: 'flex', mb: '1', fontSize: 'sm', color: 'fg.muted', listStyle: 'none' },
});
const Item = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minW: '0',
    minH: { md: 'target' },
    '&:not(:last-of-type)::after': { content: '"/" / ""', mx: '2', color: 'border.strong' },
    // The page itself, which the heading right below names, and what is further up.
    '&:has([aria-current]), &:nth-last-of-type(n + 4)': { display: { base: 'none', md: 'flex' } },
    '&:has(+ * [aria-current])::after': { display: { base: 'none', md: 'inline' } },
    // Where the line is too short, the page itself is cut first.
    '&:has([aria-current])': { flexShrink: '9999', minW: '3rem' },
    '& [aria-current]': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});
const Crumb = chakra(Link, {
  base: {
    display: 'block',
    minW: '0',
    lineHeight: '2.75rem',
    truncate: true,
    color: 'primary.fg',
    _hover: { textDecoration: 'underline' },
  },
});

export function Breadcrumbs({ items }: { readonly items: readonly Breadcrumb[] }) {
  const { t } = useI18n();
  return (
    <nav aria-label={t('ui.breadcrumbs')}>
      <List>
        {items.map(({ label, to }) => (
          <Item key={`${to}${label}`}>{to ? <Crumb to={to}>{label}</Crumb> : <span aria-current="page">{label}</span>}</Item>
        ))}
      </List>
    </nav>
  );
}
