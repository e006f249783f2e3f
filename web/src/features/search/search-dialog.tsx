/**
 * The search field with its suggestions: a combobox as in the WAI-ARIA patterns, in a dialog at the
 * place of the top bar.
 */
import { Box, chakra, Flex, Input } from '@chakra-ui/react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/content/icons.tsx';
import { useOpenedDialog } from '../../ui/dialogs/opened-dialog.ts';
import { Button } from '../../ui/forms/button.tsx';
import { ErrorState } from '../../ui/page/error-state.tsx';
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx';
import { MAX_QUERY } from './hit-texts.ts';
import { saveSearch } from './recent-searches.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface SearchDialogProps {
  /** The text that the field has at first. */
  readonly typed: string;
  readonly onClose: () => void;
}

export function SearchDialog({ typed, onClose }: SearchDialogProps) {
  const { t } = useI18n();
  const dialog = useOpenedDialog();
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState(() => typed.slice(0, MAX_QUERY));
  const [activeKey, setActiveKey] = useState<string>();
  const { groups, options, error, refetch, isOffline, isWaiting, clearRecent } =
    useSuggestions(text);
  // By key: another list may have arrived since it was chosen.
  const active = options.findIndex(({ key }) => key === activeKey);
  const setActive = (index: number) => setActiveKey(options[index]?.key);
  const close = () => dialog.current?.close();
  const type = (next: string) => {
    setText(next);
    setActive(-1);
  };

  const go = (href: string) => {
    saveSearch(new URL(href, location.origin).pathname === paths.search() ? queryOf(href) : text);
    close();
    navigate(href);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter while a Bengali keyboard still composes a letter accepts that letter.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const href = options[active]?.href ?? (text.trim() && paths.search(text.trim()));
      if (href) go(href);
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const count = options.length + 1;
      // -1 is the field itself.
      setActive(((active + 1 + (event.key === 'ArrowDown' ? 1 : count - 1)) % count) - 1);
    }
  };

  return (
    <chakra.dialog
      ref={dialog}
      aria-label={t('search.title')}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
      m={{ base: '0', md: '0.5rem auto' }}
      p="0"
      w={{ base: '100vw', md: 'min(44rem, calc(100vw - 2rem))' }}
      maxW="none"
      h={{ base: '100dvh', md: 'fit-content' }}
      maxH={{ base: 'none', md: 'calc(100dvh - 2rem)' }}
      bg="bg.panel"
      color="fg"
      borderWidth={{ md: '1px' }}
      borderRadius={{ md: 'md' }}
      shadow="raised"
      _backdrop={{ bg: 'rgb(0 0 0 / 0.5)' }}
    >
      <Flex
        as="search"
        align="center"
        gap="2"
        p="2"
        borderBottomWidth="1px"
        position="sticky"
        top="0"
        bg="bg.panel"
        zIndex="1"
      >
        <Input
          data-first-focus
          role="combobox"
          aria-label={t('search.label')}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={MAX_QUERY}
          placeholder={t('search.searchHint')}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="ghost" size="icon" aria-label={t('search.close')} onClick={close}>
          <Icon name="close" />
        </Button>
      </Flex>
      <Box p="2" aria-busy={isWaiting}>
        {isOffline && (
          <Box role="status" p="3" color="fg.muted">
            {t('search.offline')}
          </Box>
        )}
        {error && !isOffline && <ErrorState error={error} onRetry={refetch} />}
        <SuggestionList id={id} groups={groups} active={active} onHover={setActive} onChoose={go} />
        {groups.some(({ kind }) => kind === 'recent') && (
          <Button
            variant="ghost"
            mt="2"
            onClick={() => {
              clearRecent();
              setActive(-1);
              dialog.current?.querySelector('input')?.focus();
            }}
          >
            {t('search.clearRecent')}
          </Button>
        )}
        {text.trim() !== '' && !isWaiting && !error && !isOffline && groups.length <= 1 && (
          <Box p="3" color="fg.muted">
            {t('search.none', { query: text.trim() })}
          </Box>
        )}
        <VisuallyHidden role="status">
          {text.trim() !== '' && !isWaiting && !error
            ? t('search.count', { count: Math.max(0, options.length - 1) })
            : ''}
        </VisuallyHidden>
      </Box>
    </chakra.dialog>
  );
}

const queryOf = (href: string): string =>
  new URL(href, location.origin).searchParams.get('q') ?? '';
