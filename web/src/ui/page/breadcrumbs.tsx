/** Breadcrumbs from the courses to the current page, which is the last item and not a link. */
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';

export interface Breadcrumb {
  readonly label: string;
  /** Omitted for the current page. */
  readonly to?: string | undefined;
}

// A single line, so that long names do not push the heading down. On phones it shows only the next
// two levels up.
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
    // Hidden on phones: the current page, which the heading below names, and levels further up.
    '&:has([aria-current]), &:nth-last-of-type(n + 4)': { display: { base: 'none', md: 'flex' } },
    '&:has(+ * [aria-current])::after': { display: { base: 'none', md: 'inline' } },
    // If the line is too short, the current page is cut first.
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
          <Item key={`${to}${label}`}>
            {to ? <Crumb to={to}>{label}</Crumb> : <span aria-current="page">{label}</span>}
          </Item>
        ))}
      </List>
    </nav>
  );
}
