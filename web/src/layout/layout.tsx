/** The layout of all pages except exams: skip link, top bar, side navigation, page and footer. */
import { Box, chakra, Flex } from '@chakra-ui/react';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { savedViewer } from '../apollo/session.ts';
import { useViewer } from '../apollo/viewer.ts';
import { mayHaveAttempts } from '../features/exam-room/storage/attempts-flag.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { isExamPath } from '../paths.ts';
import { Icon } from '../ui/content/icons.tsx';
import { Button } from '../ui/forms/button.tsx';
import { mayRunElsewhere } from './exams/exam-elsewhere.ts';
import { Footer } from './navigation/footer.tsx';
import { useMenuFold } from './navigation/menu-fold.ts';
import { MobileMenu } from './navigation/mobile-menu.tsx';
import { SideNavigation } from './navigation/side-navigation.tsx';
import { TopBar } from './navigation/top-bar.tsx';
import { NEW_VERSION_EVENT } from './new-version.ts';
import { SessionEnded } from './session-ended.tsx';
import { usePersistSession } from './use-persist-session.ts';

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'skip',
    px: '4',
    py: '2.5',
    bg: 'primary',
    color: 'primary.contrast',
    borderRadius: 'md',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
    // Fixed elements are printed on every page, this one at the end of the previous page.
    _print: { display: 'none' },
  },
});

/** Renders nothing if the chunk cannot be loaded. */
const RunningExam = lazy(() =>
  Promise.all([import('./exams/running-exam.tsx'), loadTexts(['room'])]).then(
    ([module]) => ({ default: module.RunningExam }),
    () => ({ default: () => null }),
  ),
);

/** Precached by the service worker, so that it is available offline. */
const Notices = lazy<ComponentType>(() =>
  Promise.all([import('./notices.tsx'), loadTexts(['offline'])]).then(
    ([module]) => ({ default: module.Notices }),
    () => ({ default: () => null }),
  ),
);

export function Layout() {
  const { t } = useI18n();
  usePersistSession();
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink href="#content">{t('shell.skipToContent')}</SkipLink>
      <PendingBar />
      <MaybeNotices />
      <BarWithMenu />
      <Flex flex="1">
        <SideColumn />
        <Flex direction="column" flex="1" minW="0">
          {/* At least as high as the viewport, so that the footer does not move while a page loads. */}
          <Box as="main" id="content" tabIndex={-1} flex="1" minH="calc(100dvh - 3.75rem)">
            <Outlet />
          </Box>
          <Footer />
        </Flex>
      </Flex>
      <MaybeRunningExam />
      <SessionEnded />
      {/* Entries without a unique key use the path; otherwise a typed URL would restore the scroll position of the page before. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </Flex>
  );
}

/** The mobile menu belongs to one location, so that navigation closes it. */
function BarWithMenu() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  return (
    <>
      <TopBar onMenu={() => setOpenAt(key)} />
      <MobileMenu isOpen={openAt === key} onClose={() => setOpenAt(undefined)} />
    </>
  );
}

/**
 * Loads the bar only outside of exams, if this device has attempts, an exam may run elsewhere, or
 * the user has just logged in.
 */
function MaybeRunningExam() {
  const { viewer } = useViewer();
  const { pathname } = useLocation();
  const [wasVisitor] = useState(() => !savedViewer());
  if (!viewer || isExamPath(pathname) || !(wasVisitor || mayHaveAttempts() || mayRunElsewhere()))
    return null;
  return (
    <Suspense>
      <RunningExam userId={viewer.id} />
    </Suspense>
  );
}

/** Loads the notices only when the device goes offline or a new release is waiting. */
function MaybeNotices() {
  const [areNoticesNeeded, setNoticesNeeded] = useState(false);
  useEffect(() => {
    const want = () => setNoticesNeeded(true);
    if (!navigator.onLine) want();
    for (const reason of ['offline', NEW_VERSION_EVENT]) addEventListener(reason, want);
    return () => {
      for (const reason of ['offline', NEW_VERSION_EVENT]) removeEventListener(reason, want);
    };
  }, []);
  return (
    areNoticesNeeded && (
      <Suspense>
        <Notices />
      </Suspense>
    )
  );
}

function SideColumn() {
  const { t } = useI18n();
  const { isFolded: folded, toggle } = useMenuFold();
  return (
    <Box
      display={{ base: 'none', md: 'block' }}
      flexShrink="0"
      w={folded ? '4.25rem' : 'sidebar'}
      borderInlineEndWidth="1px"
      bg="bg.panel"
      transition="width 150ms"
    >
      <Box position="sticky" top="3.75rem" p="3" maxH="calc(100dvh - 3.75rem)" overflowY="auto">
        <SideNavigation folded={folded} />
        <Button
          variant="ghost"
          size="icon"
          mt="3"
          color="fg.muted"
          aria-expanded={!folded}
          aria-label={t(folded ? 'shell.expandMenu' : 'shell.collapseMenu')}
          onClick={toggle}
        >
          <Icon name="collapse" />
        </Button>
      </Box>
    </Box>
  );
}

/**
 * A thin line while navigation is pending. Delayed, because most navigations finish before it would
 * be noticed.
 */
function PendingBar() {
  const pending = useNavigation().state !== 'idle';
  return (
    <Box
      position="fixed"
      top="0"
      insetInline="0"
      h="3px"
      zIndex="skip"
      bg="accent"
      transformOrigin="left"
      pointerEvents="none"
      transform={pending ? 'scaleX(0.8)' : 'scaleX(0)'}
      opacity={pending ? '1' : '0'}
      transition={pending ? 'transform 2s ease-out 200ms, opacity 150ms 200ms' : 'none'}
    />
  );
}
