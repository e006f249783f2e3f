/**
 * The line above a page without a network, with the notes that this phone keeps, and the offer of a newer release. The layout fetches this
 * when there is something to say; the service worker has it ready for the time without a network (vite.config.ts).
 */
import { Box, chakra, Stack } from '@chakra-ui/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { useViewer } from '../apollo/viewer.ts';
import { type KeptNoteHead, keptNotes } from '../features/academics/kept-notes.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { NEW_VERSION } from './new-version.ts';

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    px: { base: '4', md: '6' },
    py: '2',
    bg: 'accent.subtle',
    borderBottomWidth: '1px',
  },
});

const NoteLink = chakra(Link, {
  base: { display: 'inline-flex', alignItems: 'center', minH: 'target', color: 'primary.fg', textDecoration: 'underline' },
});

const Summary = chakra('summary', {
  base: { display: 'inline-flex', alignItems: 'center', minH: 'target', cursor: 'pointer', textDecoration: 'underline' },
});

function listenToNetwork(listener: () => void) {
  for (const change of ['online', 'offline']) addEventListener(change, listener);
  return () => {
    for (const change of ['online', 'offline']) removeEventListener(change, listener);
  };
}

export function Notices() {
  const isOnline = useSyncExternalStore(listenToNetwork, () => navigator.onLine);
  return (
    <>
      <Box role="status">{!isOnline && <OfflineLine />}</Box>
      {isOnline && <NewVersion />}
    </>
  );
}

export function OfflineLine() {
  const { t } = useI18n();
  return (
    <Line>
      <Icon name="alert" />
      <Box flex="1 1 16rem">{t('offline.offline')}</Box>
      <KeptNotes />
    </Line>
  );
}

function KeptNotes() {
  const { t } = useI18n();
  const userId = useViewer().viewer?.id;
  const [notes, setNotes] = useState<readonly KeptNoteHead[]>([]);

  useEffect(() => {
    if (!userId) return;
    let isGone = false;
    keptNotes(userId).then(
      (kept) => !isGone && setNotes(kept),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [userId]);

  if (notes.length === 0) return null;
  return (
    <chakra.details>
      <Summary>{t('offline.keptNotes', { count: notes.length })}</Summary>
      <Stack as="ul" listStyleType="none" gap="0">
        {notes.map(({ address, title }) => (
          <li key={address}>
            <NoteLink to={address}>{title}</NoteLink>
          </li>
        ))}
      </Stack>
    </chakra.details>
  );
}

const waiting = async () => (await navigator.serviceWorker?.getRegistration())?.waiting ?? null;

function NewVersion() {
  const { t } = useI18n();
  const [isThere, setThere] = useState(false);

  useEffect(() => {
    const look = () => void waiting().then((worker) => setThere(worker !== null));
    look();
    addEventListener(NEW_VERSION, look);
    return () => removeEventListener(NEW_VERSION, look);
  }, []);

  const load = async () => {
    const worker = await waiting();
    if (!worker) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    worker.postMessage({ kind: 'take over' });
  };

  return (
    <Box role="status">
      {isThere && (
        <Line>
          <Box flex="1 1 16rem">{t('offline.newVersion')}</Box>
          <Button variant="outline" onClick={() => void load()}>
            {t('offline.load')}
          </Button>
        </Line>
      )}
    </Box>
  );
}
