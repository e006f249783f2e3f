/**
 * Notices above the page: offline, with links to the stored lessons and notes, and a newer release.
 * Loaded on demand; precached by the service worker for offline use (vite.config.ts).
 */
import { Box, chakra, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useViewer } from '../apollo/viewer.ts';
import { storedLessons } from '../features/academics/offline/stored-lessons.ts';
import { storedNotes } from '../features/academics/offline/stored-notes.ts';
import type { StoredPageHead, StoredPages } from '../features/academics/offline/stored-pages.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/content/icons.tsx';
import { Button } from '../ui/forms/button.tsx';
import { useIsOnline } from '../ui/use-is-online.ts';
import { NEW_VERSION_EVENT } from './new-version.ts';
import { useRetryOnline } from './retry-online.ts';

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
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'target',
    color: 'primary.fg',
    textDecoration: 'underline',
  },
});

const Summary = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'target',
    cursor: 'pointer',
    textDecoration: 'underline',
  },
});

export function Notices() {
  const isOnline = useIsOnline();
  useRetryOnline();
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
      <StoredList pages={storedLessons} title={(count) => t('offline.keptLessons', { count })} />
      <StoredList pages={storedNotes} title={(count) => t('offline.keptNotes', { count })} />
    </Line>
  );
}

interface StoredListProps {
  readonly pages: StoredPages;
  readonly title: (count: number) => string;
}

function StoredList({ pages, title: titleOf }: StoredListProps) {
  const userId = useViewer().viewer?.id;
  const [heads, setHeads] = useState<readonly StoredPageHead[]>([]);

  useEffect(() => {
    if (!userId) return;
    let isCancelled = false;
    pages.list(userId).then(
      (storedHeads) => !isCancelled && setHeads(storedHeads),
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, [pages, userId]);

  if (heads.length === 0) return null;
  return (
    <chakra.details>
      <Summary>{titleOf(heads.length)}</Summary>
      <Stack as="ul" listStyleType="none" gap="0">
        {heads.map(({ url, title }) => (
          <li key={url}>
            <NoteLink to={url}>{title}</NoteLink>
          </li>
        ))}
      </Stack>
    </chakra.details>
  );
}

const waiting = async () => (await navigator.serviceWorker?.getRegistration())?.waiting ?? null;

function NewVersion() {
  const { t } = useI18n();
  const [isNewVersionWaiting, setNewVersionWaiting] = useState(false);
  const [isInExam, setInExam] = useState(false);
  const [isLoading, setLoading] = useState(false);

  useEffect(() => {
    const update = () => void waiting().then((worker) => setNewVersionWaiting(worker !== null));
    update();
    addEventListener(NEW_VERSION_EVENT, update);
    return () => removeEventListener(NEW_VERSION_EVENT, update);
  }, []);

  const load = async () => {
    const worker = await waiting();
    if (!worker) return location.reload();
    const reload = () => location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    setLoading(true);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data: isTakenOver }) => {
      if (!isTakenOver) navigator.serviceWorker.removeEventListener('controllerchange', reload);
      setInExam(!isTakenOver);
      setLoading(false);
      port1.close();
    };
    worker.postMessage({ kind: 'take over' }, [port2]);
  };

  return (
    <Box role="status">
      {isNewVersionWaiting && (
        <Line>
          <Box flex="1 1 16rem">{t(isInExam ? 'offline.afterExam' : 'offline.newVersion')}</Box>
          <Button
            variant="outline"
            loading={isLoading}
            loadingText={t('offline.loading')}
            onClick={() => void load()}
          >
            {t('offline.load')}
          </Button>
        </Line>
      )}
    </Box>
  );
}
