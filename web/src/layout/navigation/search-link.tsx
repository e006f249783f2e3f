/**
 * The search field of the top bar. The dialog is loaded when it is first opened, by a tap or by
 * "/"; until then this is a link to the page.
 */
import { Box } from '@chakra-ui/react';
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { loadTexts } from '../../i18n/texts.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/content/icons.tsx';
import { ButtonLink } from '../../ui/forms/button-link.tsx';

/**
 * If the chunk cannot be loaded, the page shows the error.
 * @param onFailed called on failure, so that the next tap loads the chunk again
 */
const lazyDialog = (onFailed: () => void) =>
  lazy(() =>
    Promise.all([import('../../features/search/search-dialog.tsx'), loadTexts(['search'])]).then(
      ([module]) => ({ default: module.SearchDialog }),
      () => {
        onFailed();
        return { default: () => <Navigate to={paths.search()} /> };
      },
    ),
  );

export function SearchLink() {
  const { t } = useI18n();
  const { key } = useLocation();
  /** The key of the location at which the dialog was opened: navigation closes it. */
  const [openAt, setOpenAt] = useState<string>();
  const hasFailed = useRef(false);
  /** Text typed while the dialog was loading. */
  const [typed, setTyped] = useState('');
  const [SearchDialog, setSearchDialog] = useState(() =>
    lazyDialog(() => (hasFailed.current = true)),
  );
  useEffect(() => {
    // React caches a failed import, and the failure has navigated to another URL.
    if (!hasFailed.current || openAt === key) return;
    hasFailed.current = false;
    setSearchDialog(() => lazyDialog(() => (hasFailed.current = true)));
  }, [key, openAt]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element &&
        event.target.closest('input, select, textarea, [contenteditable]');
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping ||
        document.querySelector('dialog[open]')
      )
        return;
      const isLoading = openAt === key;
      if (isLoading ? event.key.length > 1 : event.key !== '/') return;
      event.preventDefault();
      if (isLoading) setTyped((text) => text + event.key);
      else setOpenAt(key);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [key, openAt]);
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpenAt(key);
  };
  return (
    <>
      <ButtonLink
        to={paths.search()}
        variant={{ base: 'ghost', lg: 'outline' }}
        px={{ base: '2.5', lg: '4' }}
        minW={{ base: 'target', lg: '14rem' }}
        justifyContent={{ base: 'center', lg: 'start' }}
        aria-label={t('shell.search')}
        aria-keyshortcuts="/"
        onClick={open}
      >
        <Icon name="search" />
        <Box
          as="span"
          display={{ base: 'none', lg: 'block' }}
          flex="1"
          fontWeight="normal"
          color="fg.muted"
          textAlign="start"
        >
          {t('shell.search')}
        </Box>
        <Box as="kbd" display={{ base: 'none', lg: 'block' }} color="fg.muted" aria-hidden>
          /
        </Box>
      </ButtonLink>
      {openAt === key && (
        <Suspense>
          <SearchDialog
            typed={typed}
            onClose={() => {
              setTyped('');
              setOpenAt(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
