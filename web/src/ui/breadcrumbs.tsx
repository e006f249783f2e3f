/** The way back up, from the courses to this page. The last one is the page itself and no link. */
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useI18n } from '../i18n/i18n.tsx';

export interface Breadcrumb {
  readonly label: string;
  /** Left out for the page itself. */
  readonly to?: string | undefined;
}

const List = chakra('ol', { base: { display: 'flex', flexWrap: 'wrap', mb: '1', fontSize: 'sm', color: 'fg.muted', listStyle: 'none' } });
const Item = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    '& + &::before': { content: '"/" / ""', mx: '2', color: 'border.strong' },
    // On a phone the heading right below says it already, and a second line of crumbs would push it down.
    '&:has([aria-current])': { display: { base: 'none', md: 'flex' } },
  },
});
const Crumb = chakra(Link, {
  base: { display: 'inline-flex', alignItems: 'center', minH: 'target', color: 'primary.fg', _hover: { textDecoration: 'underline' } },
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
