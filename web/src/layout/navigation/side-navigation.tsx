/** The list of navigation links: a collapsible column, and the content of the mobile menu. */
import { chakra } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';
import { useViewer } from '../../apollo/viewer.ts';
import { useLogout } from '../../features/auth/login/logout.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Icon } from '../../ui/content/icons.tsx';
import { toastError } from '../../ui/dialogs/toast.tsx';
import { type NavItem, navItems } from './nav-items.ts';

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  minH: 'target',
  px: '3',
  borderRadius: 'md',
  color: 'fg',
  textAlign: 'start',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  _hover: { bg: 'bg.muted' },
  '&[aria-current=page]': { bg: 'primary.subtle', color: 'primary.fg', fontWeight: 'semibold' },
  // Collapsed: labels are hidden visually but stay available to screen readers.
  '[data-folded] & > span': { position: 'absolute', clipPath: 'inset(50%)' },
} as const;

const List = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '1', listStyle: 'none' },
});
const RowLink = chakra(NavLink, { base: row });
const RowButton = chakra('button', { base: row }, { defaultProps: { type: 'button' } });

interface SideNavigationProps {
  readonly folded?: boolean;
  /** Called after a link was selected; closes the mobile menu. */
  readonly onChoose?: (() => void) | undefined;
}

export function SideNavigation({ folded = false, onChoose }: SideNavigationProps) {
  const { t } = useI18n();
  const { isLoggedIn, isAdmin, viewer } = useViewer();
  const isTeaching = Boolean(viewer?.grantRole);
  const { logout, loading } = useLogout();

  return (
    <nav aria-label={t('shell.mainNavigation')} data-folded={folded || undefined}>
      <List>
        {navItems({ isLoggedIn, isAdmin, isTeaching }).map((item) => (
          <li key={item.to}>
            <NavRow
              item={item}
              open={isLoggedIn || !item.needsLogin}
              folded={folded}
              onChoose={onChoose}
            />
          </li>
        ))}
        {isLoggedIn && (
          <li>
            <RowButton
              title={folded ? t('shell.logout') : undefined}
              disabled={loading}
              onClick={() => {
                onChoose?.();
                void logout();
              }}
            >
              <Icon name="logout" />
              <span>{t('shell.logout')}</span>
            </RowButton>
          </li>
        )}
      </List>
    </nav>
  );
}

interface NavRowProps extends SideNavigationProps {
  readonly item: NavItem;
  readonly open: boolean;
}

function NavRow({ item: { text, to, icon }, open, folded, onChoose }: NavRowProps) {
  const i18n = useI18n();
  const t = i18n.t as (key: typeof text) => string;
  const content = (
    <>
      <Icon name={icon} />
      <span>{t(text)}</span>
    </>
  );
  const title = folded ? t(text) : undefined;
  if (open) {
    return (
      <RowLink to={to} end={to === '/'} title={title} onClick={onChoose}>
        {content}
      </RowLink>
    );
  }
  return (
    <RowButton
      title={title}
      onClick={() => {
        onChoose?.();
        toastError(t('shell.loginFirst'));
      }}
    >
      {content}
    </RowButton>
  );
}
