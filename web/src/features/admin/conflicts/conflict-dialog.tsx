/**
 * Shown if the item has been changed since it was opened, by another user or in another tab: user
 * and time, both versions, and the choice between them.
 */
import { Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIsOwnName } from '../../../apollo/viewer.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import type { StoredItem } from './use-conflicts.ts';

interface ConflictDialogProps {
  readonly theirs: Pick<StoredItem<unknown>, 'changedAt' | 'changedBy'>;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  /** Goes back to the form without saving. */
  readonly onClose: () => void;
  /** Localized texts in place of those of a form. */
  readonly texts?: {
    readonly lead: string;
    readonly takeTheirs: string;
    readonly keepMine: string;
    readonly close: string;
  };
  /** Both versions. */
  readonly children: ReactNode;
}

export function ConflictDialog({
  theirs,
  onKeepMine,
  onTakeTheirs,
  onClose,
  texts,
  children,
}: ConflictDialogProps) {
  const { t } = useI18n();
  const isOwn = useIsOwnName(theirs.changedBy);
  return (
    <Modal title={t(isOwn ? 'admin.changedElsewhere' : 'admin.conflict')} onClose={onClose}>
      <Stack gap="4">
        <Text>
          <WhoAndWhen theirs={theirs} isOwn={isOwn} /> {texts?.lead ?? t('admin.conflictText')}
        </Text>
        {children}
        <Flex wrap="wrap" gap="3" justify="flex-end">
          <Button variant="outline" onClick={onTakeTheirs}>
            {texts?.takeTheirs ?? t('admin.takeTheirs')}
          </Button>
          <Button variant="outline" onClick={onKeepMine}>
            {texts?.keepMine ?? t('admin.keepMine')}
          </Button>
          <Button onClick={onClose} data-first-focus>
            {texts?.close ?? t('ui.keepEditing')}
          </Button>
        </Flex>
      </Stack>
    </Modal>
  );
}

interface WhoAndWhenProps extends Pick<ConflictDialogProps, 'theirs'> {
  readonly isOwn: boolean;
}

function WhoAndWhen({ theirs: { changedAt, changedBy }, isOwn }: WhoAndWhenProps) {
  const { t, dateTime } = useI18n();
  if (!changedAt) return t('admin.changedBySomebody');
  const time = dateTime(changedAt);
  // Two people can have the same name, so the text does not say "you".
  if (isOwn) return t('admin.changedByYouAt', { time });
  return changedBy
    ? t('admin.changedByAt', { name: changedBy, time })
    : t('admin.changedAt', { time });
}
