/** The frame around every page but an exam: skip link, top bar, side navigation, the page, footer. */
import { Box, chakra, Flex } from '@chakra-ui/react';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { noteEnded, savedViewer, saveSession } from '../apollo/session.ts';
import { useViewer } from '../apollo/viewer.ts';
import { mayHaveAttempts } from '../features/exam-room/storage/attempt-note.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { Icon } from '../ui/content/icons.tsx';
import { Button } from '../ui/forms/button.tsx';
import { mayRunElsewhere } from './exams/exam-elsewhere.ts';
import { Footer } from './navigation/footer.tsx';
import { isMenuFolded, keepMenuFolded } from './navigation/menu-fold.ts';
import { MobileMenu } from './navigation/mobile-menu.tsx';
import { SideNavigation } from './navigation/side-navigation.tsx';
import { TopBar } from './navigation/top-bar.tsx';
import { NEW_VERSION } from './new-version.ts';
import { SessionEnded } from './session-ended.tsx';

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
  },
});

/** Code that does not come leaves the page as it is. */
const RunningExam = lazy(() =>
  Promise.all([import('./exams/running-exam.tsx'), loadTexts(['room'])]).then(
    ([module]) => ({ default: module.RunningExam }),
    () => ({ default: () => null }),
  ),
);

/** Without a network the service worker has this code, once it is there. */
const Notices = lazy<ComponentType>(() =>
  Promise.all([import('./notices.tsx'), loadTexts(['offline'])]).then(
    ([module]) => ({ default: module.Notices }),
    () => ({ default: () => null }),
  ),
);

export function Layout() {
  const { t } = useI18n();
  useSavedSession();
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink href="#content">{t('shell.skipToContent')}</SkipLink>
      <PendingBar />
      <MaybeNotices />
      <BarWithMenu />
      <Flex flex="1">
        <SideColumn />
        <Flex direction="column" flex="1" minW="0">
          {/* At least a screen high: the footer never jumps up and down while a page arrives. */}
          <Box as="main" id="content" tabIndex={-1} flex="1" minH="calc(100dvh - 3.75rem)">
            <Outlet />
          </Box>
          <Footer />
        </Flex>
      </Flex>
      <MaybeRunningExam />
      <SessionEnded />
      {/* An address typed in has no key of its own: without the path it would get the place of the page shown before. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </Flex>
  );
}

/** The menu on a phone is open at the address where it was opened, and closed at every other one. */
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

/** What the gateway says about the session replaces what this browser remembered of it. */
function useSavedSession() {
  const { viewer, loading, error } = useViewer();
  useEffect(() => {
    if (loading || error) return;
    const before = savedViewer();
    if (before && !viewer) noteEnded(before.id);
    saveSession(viewer);
  }, [viewer, loading, error]);
}

/** The device knows of its own exams; whoever has just logged in may have begun one on another. */
function MaybeRunningExam() {
  const { viewer } = useViewer();
  const [wasVisitor] = useState(() => !savedViewer());
  if (!viewer || !(wasVisitor || mayHaveAttempts() || mayRunElsewhere())) return null;
  return (
    <Suspense>
      <RunningExam userId={viewer.id} />
    </Suspense>
  );
}

/** Nothing is fetched until there is something to say. */
function MaybeNotices() {
  const [isWanted, setWanted] = useState(!navigator.onLine);
  useEffect(() => {
    const want = () => setWanted(true);
    for (const reason of ['offline', NEW_VERSION]) addEventListener(reason, want);
    return () => {
      for (const reason of ['offline', NEW_VERSION]) removeEventListener(reason, want);
    };
  }, []);
  return (
    isWanted && (
      <Suspense>
        <Notices />
      </Suspense>
    )
  );
}

function SideColumn() {
  const { t } = useI18n();
  const [folded, setFolded] = useState(isMenuFolded);
  const toggle = () => {
    setFolded(!folded);
    keepMenuFolded(!folded);
  };
  return (
    <Box
      display={{ base: 'none', md: 'block' }}
      flexShrink="0"
      w={folded ? '4.25rem' : 'sidebar'}
      borderInlineEndWidth="1px"
      bg="bg.panel"
      transition="width 150ms"
    >
      <Box position="sticky" top="header" p="3" maxH="calc(100dvh - 3.75rem)" overflowY="auto">
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

/** The next page is on its way: a thin line, after a moment, because most arrive before one could see it. */
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
