/**
 * The bar at the top. Shows Login and Signup to visitors at every width, and name, role and photo
 * to users.
 */
import { Box, chakra, Flex } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ownName, useViewer } from '../../apollo/viewer.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { loadTexts } from '../../i18n/texts.ts';
import { isExamPath, paths, returnPath } from '../../paths.ts';
import { Avatar } from '../../ui/content/avatar.tsx';
import { Icon } from '../../ui/content/icons.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { Logo } from '../home/drawings.tsx';
import { LanguageSwitch, Preferences } from './preferences.tsx';
import { SearchLink } from './search-link.tsx';

/** Not part of a visitor's download. */
const Bell = lazyComponent(async () => {
  const [module] = await Promise.all([
    import('../../features/notifications/bell.tsx'),
    loadTexts(['notifications']),
  ]);
  return module.Bell;
});

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1', md: '2' },
    h: 'header',
    px: { base: '2', md: '4' },
    bg: 'bg.panel',
    borderBottomWidth: '1px',
  },
});

const Brand = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: 'target',
    // In narrow bars the name is cut, but not the logo.
    minW: 'max(44px, 2.5rem)',
    px: '1',
    me: 'auto',
    fontWeight: 'semibold',
    fontSize: 'lg',
    borderRadius: 'md',
  },
});

const ProfileLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: '0',
    minH: 'target',
    borderRadius: 'md',
    ps: '1',
  },
});

export function TopBar({ onMenu }: { readonly onMenu: () => void }) {
  const { t, digits } = useI18n();
  const { pathname } = useLocation();
  const { viewer, user, isAdmin } = useViewer();
  const phone = user?.phoneNumber ? digits(user.phoneNumber.replace(/^88/, '')) : '';
  const name = (viewer && ownName(viewer)) ?? user?.email ?? phone;
  return (
    <Bar>
      <Button
        variant="ghost"
        size="icon"
        display={{ base: 'inline-flex', md: 'none' }}
        aria-label={t('shell.openMenu')}
        aria-haspopup="dialog"
        data-menu="open"
        onClick={onMenu}
      >
        <Icon name="menu" />
      </Button>
      <Brand to={paths.home()} aria-label={t('shell.brand')}>
        <Logo />
        <Box as="span" truncate display={{ base: 'none', sm: 'block' }}>
          {t('shell.brand')}
        </Box>
      </Brand>
      <SearchLink />
      {/* On phones they are in the menu. */}
      <Flex display={{ base: 'none', md: 'flex' }} gap="1" flexShrink="0">
        <Preferences />
      </Flex>
      {!viewer && <LoginLinks />}
      {viewer && (
        <>
          {/* On phones the colour mode switch is in the menu; on narrow ones the language switch too. */}
          <Box display={{ base: 'none', sm: 'block', md: 'none' }} flexShrink="0">
            <LanguageSwitch />
          </Box>
          {!isExamPath(pathname) && (
            <Suspense>
              <Bell />
            </Suspense>
          )}
          <Box minW="0" overflow="hidden" textAlign="end" lineHeight="snug">
            <Box
              fontWeight="semibold"
              fontSize={{ base: 'sm', sm: 'md' }}
              truncate
              maxW={{ base: '10rem', md: '16rem' }}
            >
              {name}
            </Box>
            <Box fontSize="sm" color="fg.muted" truncate>
              {t(isAdmin ? 'shell.roleAdmin' : 'shell.roleStudent')}
            </Box>
          </Box>
          <ProfileLink to={paths.profile()} aria-label={t('shell.profileOf', { name })}>
            <Avatar src={viewer.student?.profilePhotoUrl} name={name} size="40px" />
          </ProfileLink>
        </>
      )}
    </Bar>
  );
}

/** Login and Signup links that return to the current page. */
function LoginLinks() {
  const { t } = useI18n();
  const { pathname, search } = useLocation();
  const requestedUrl = new URLSearchParams(search).get('returnTo') ?? pathname + search;
  const returnTo = returnPath(new URLSearchParams({ returnTo: requestedUrl }));
  return (
    <Flex as="nav" aria-label={t('shell.entrance')} gap="1" flexShrink="0">
      <ButtonLink variant="ghost" px={{ base: '1.5', md: '4' }} to={paths.login(returnTo)}>
        {t('shell.login')}
      </ButtonLink>
      <ButtonLink variant="solid" px={{ base: '2', md: '4' }} to={paths.signup(returnTo)}>
        {t('shell.signup')}
      </ButtonLink>
    </Flex>
  );
}
