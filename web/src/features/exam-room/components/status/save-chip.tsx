/**
 * Shows where the answers are saved. Announced to screen readers only when the device goes offline.
 */
import { chakra } from '@chakra-ui/react';
import { type I18n, useI18n } from '../../../../i18n/i18n.tsx';
import { Icon, type IconName } from '../../../../ui/content/icons.tsx';
import { VisuallyHidden } from '../../../../ui/page/visually-hidden.tsx';
import type { AttemptState, Saved } from '../../attempt/attempt-state.ts';

const Chip = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minW: '0',
    fontSize: { base: 'xs', md: 'sm' },
    lineHeight: 'snug',
    // On phones the line breaks only at the text's own line break, so that no state changes between
    // one line and two by its width.
    whiteSpace: { base: 'pre', md: 'nowrap' },
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    '&[data-at=offline]': { color: 'accent.fg', fontWeight: 'semibold' },
  },
});

const icons = { server: 'check', sending: 'device', device: 'device' } as const satisfies Record<
  Saved['status'],
  IconName
>;

const iconsNotOnDevice = { ...icons, sending: 'clock' } as const;

function textFor(saved: Saved, isOnDevice: boolean, { t, time }: I18n): string {
  if (saved.status === 'sending') return t(isOnDevice ? 'room.savedSending' : 'room.savedNowhere');
  if (saved.status === 'device') return t(saved.isOffline ? 'room.savedOffline' : 'room.savedHere');
  return saved.savedAt === null
    ? t('room.savedSending')
    : t('room.savedAt', { time: time(new Date(saved.savedAt).toISOString()) });
}

/**
 * Renders nothing before the start and after sealing: then the note below the bar shows the state
 * (outbox-note.tsx).
 */
export function SaveChip({
  state: { phase, saved, sheet, isOnDevice, isActiveInOtherTab },
}: {
  readonly state: AttemptState<unknown, unknown>;
}) {
  const i18n = useI18n();
  if (phase !== 'running' || sheet.sealed || isActiveInOtherTab) return null;
  const isOffline = saved.status === 'device' && saved.isOffline;
  // Stored neither on the device nor on the server: shown by the note below the bar
  // (outbox-note.tsx).
  if (!isOnDevice && saved.status === 'device' && !isOffline) return null;
  const text = textFor(saved, isOnDevice, i18n);
  const onlineIcon = (isOnDevice ? icons : iconsNotOnDevice)[saved.status];
  return (
    <>
      <Chip data-at={isOffline ? 'offline' : saved.status}>
        <Icon name={isOffline ? 'alert' : onlineIcon} size="4" />
        <span>{text}</span>
      </Chip>
      <VisuallyHidden aria-live="polite">{isOffline ? text : ''}</VisuallyHidden>
    </>
  );
}
