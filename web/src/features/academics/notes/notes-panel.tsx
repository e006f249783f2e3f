/**
 * The panel of My notes: a part of the column beside the text on wide screens, elsewhere a sheet
 * that a button opens. A closed sheet keeps what was typed, and drafts are stored on the device
 * anyway (use-draft.ts).
 */
import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import type { Account } from '../lesson/save-progress.ts';
import { useAccount } from '../lesson/use-lesson-progress.ts';
import { getLocalItem, setLocalItem } from '../offline/local-items.ts';
import { MyNotes, type MyNotesProps } from './my-notes.tsx';

/** The setting on this device: whether the panel beside the text is folded. */
const FOLDED_SETTING = 'notes-folded';

interface NotesPanelProps extends MyNotesProps {
  /** Whether it is in the column beside the text. */
  readonly isBeside: boolean;
}

/** Renders nothing for visitors, and if the server stores no notes. */
export function NotesPanel({ isBeside, ...notes }: NotesPanelProps) {
  const account = useAccount();
  if (!account || (!notes.notes && !notes.error)) return null;
  const Panel = isBeside ? BesideText : Sheet;
  return <Panel account={account} {...notes} />;
}

interface PanelProps extends MyNotesProps {
  readonly account: Account;
}

function BesideText({ account, ...notes }: PanelProps) {
  const { t } = useI18n();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isFolded, setFolded] = useState(() => getLocalItem(FOLDED_SETTING) !== null);
  const toggle = () => {
    setFolded(!isFolded);
    setLocalItem(FOLDED_SETTING, isFolded ? null : 'yes');
  };
  return (
    <chakra.section
      aria-labelledby="my-notes"
      p="4"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
    >
      <Flex align="center" justify="space-between" gap="2">
        <Heading as="h2" size="sm" id="my-notes" ref={heading} tabIndex={-1}>
          {t('learning.myNotes')}
        </Heading>
        <Button
          variant="ghost"
          size="icon"
          my="-2"
          aria-expanded={!isFolded}
          aria-controls="my-notes-content"
          aria-label={t(isFolded ? 'learning.showNotes' : 'learning.hideNotes')}
          onClick={toggle}
        >
          <Icon name={isFolded ? 'down' : 'up'} />
        </Button>
      </Flex>
      {/* Hidden, not removed: an open edit stays as it is. */}
      <Box id="my-notes-content" hidden={isFolded}>
        <MyNotes account={account} {...notes} onDeleted={() => heading.current?.focus()} />
      </Box>
    </chakra.section>
  );
}

function Sheet({ account, onPlayFrom, ...notes }: PanelProps) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => dialog.current?.close();
  const count = notes.notes?.totalCount ?? 0;
  const playFrom = onPlayFrom && {
    onPlayFrom(seconds: number) {
      // The open sheet would cover the video.
      close();
      onPlayFrom(seconds);
    },
  };
  const open = () => {
    dialog.current?.showModal();
    heading.current?.focus();
  };
  return (
    <>
      {/* At the foot of the window while the text is read, below the text at its end. */}
      <Flex
        position="sticky"
        bottom="4"
        justify="flex-end"
        mt="4"
        zIndex="1"
        pointerEvents="none"
        className="no-print"
      >
        <Button
          variant="solid"
          shadow="raised"
          pointerEvents="auto"
          aria-haspopup="dialog"
          onClick={open}
        >
          <Icon name="edit" />
          {count > 0 ? t('learning.myNotesCount', { count }) : t('learning.myNotes')}
        </Button>
      </Flex>
      <chakra.dialog
        ref={dialog}
        aria-labelledby="my-notes"
        onClick={(event) => event.target === dialog.current && close()}
        m="0"
        mt="auto"
        p="0"
        w="full"
        maxW="none"
        maxH="min(75dvh, 40rem)"
        bg="bg.panel"
        color="fg"
        borderTopWidth="1px"
        borderTopRadius="md"
        shadow="raised"
        css={{ '&[open]': { animation: 'rise 150ms ease-out' } }}
        _backdrop={{ bg: 'rgb(0 0 0 / 0.4)' }}
      >
        <Flex
          align="center"
          justify="space-between"
          ps="4"
          pe="2"
          py="1"
          position="sticky"
          top="0"
          zIndex="1"
          bg="bg.panel"
          borderBottomWidth="1px"
        >
          <Heading as="h2" size="lg" id="my-notes" ref={heading} tabIndex={-1}>
            {t('learning.myNotes')}
          </Heading>
          <Button variant="ghost" size="icon" aria-label={t('ui.close')} onClick={close}>
            <Icon name="close" />
          </Button>
        </Flex>
        <Box p="4">
          <MyNotes
            account={account}
            {...notes}
            {...playFrom}
            onDeleted={() => heading.current?.focus()}
          />
        </Box>
      </chakra.dialog>
    </>
  );
}
