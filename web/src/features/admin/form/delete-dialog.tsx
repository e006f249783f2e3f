/**
 * Confirms a deletion and lists everything that is deleted with the item. If students have used it,
 * which is known before or the server responds with CONFLICT, the dialog offers to archive the
 * item, which keeps the results, or to delete it with the students' data.
 */
import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { describeError, errorCode } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ErrorAlert } from '../../../ui/page/error-box.tsx';

interface ActionTexts {
  readonly heading: string;
  /** Introduces the list of deleted items. */
  readonly lead: string;
  readonly button: string;
  readonly busy: string;
  readonly doneText: string;
}

export interface Deletion {
  readonly title: string;
  /** Localized texts: what is deleted with the item, such as "12 lessons", or changed by it. */
  readonly consequences: readonly string[];
  /**
   * Set where `force` deletes instead of archiving: localized text about the data that is deleted.
   */
  readonly forcedLine?: string | undefined;
  /** Localized texts in place of 'Delete', for example to end an enrolment. */
  readonly texts?: ActionTexts | undefined;
  /** Set where `force` changes nothing, as for people: a CONFLICT is shown without an offer. */
  readonly ignoresForce?: boolean;
  /**
   * Resolves with false if the user has cancelled it.
   * @param force archives the item if students have used it, or deletes it with `forcedLine`
   */
  readonly send: (force: boolean) => Promise<unknown>;
}

export function DeleteDialog({
  deletion: { title, consequences, forcedLine, texts, ignoresForce, send },
  usedLine,
  onClose,
}: {
  readonly deletion: Deletion;
  /** Set if students are known to have used the item: localized text that says so. */
  readonly usedLine?: string | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useI18n();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [isRefused, setRefused] = useState(false);
  const isInUse = isRefused || usedLine !== undefined;
  const isArchived = isInUse && forcedLine === undefined;

  const remove = async () => {
    setBusy(true);
    // The message that the item is in use stays visible while it is archived.
    if (!isInUse) setError(null);
    try {
      if ((await send(isInUse)) === false) return setBusy(false);
      toastSuccess(isArchived ? t('admin.archived') : (texts?.doneText ?? t('admin.deleted')));
      onClose();
    } catch (failure) {
      setError(failure);
      if (!ignoresForce && errorCode(failure) === 'CONFLICT') setRefused(true);
      setBusy(false);
    }
  };

  return (
    <Modal
      title={
        isArchived
          ? t('admin.archiveTitle', { title })
          : (texts?.heading ?? t('admin.deleteTitle', { title }))
      }
      onClose={onClose}
    >
      <Stack gap="4">
        {!isArchived && <Consequences list={consequences} lead={texts?.lead} />}
        <ErrorAlert>
          {(error !== null || isInUse) && (
            <>
              {error === null ? usedLine : describeError(error, t)}{' '}
              {isInUse && (forcedLine ?? t('admin.archiveLine'))}
            </>
          )}
        </ErrorAlert>
        <Flex wrap="wrap" gap="3" justify="flex-end">
          <Button variant="outline" onClick={onClose} data-first-focus>
            {t('ui.cancel')}
          </Button>
          <Button
            variant="danger"
            loading={isBusy}
            loadingText={isArchived ? t('admin.archiving') : (texts?.busy ?? t('admin.deleting'))}
            onClick={() => void remove()}
          >
            {isArchived ? t('admin.archive') : (texts?.button ?? t('admin.delete'))}
          </Button>
        </Flex>
      </Stack>
    </Modal>
  );
}

function Consequences({
  list,
  lead,
}: {
  readonly list: readonly string[];
  readonly lead: string | undefined;
}) {
  const { t } = useI18n();
  if (list.length === 0) return <Text>{t('admin.deleteAlone')}</Text>;
  return (
    <div>
      <Text>{lead ?? t('admin.deleteInside')}</Text>
      <chakra.ul ps="5" listStyleType="disc">
        {list.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </chakra.ul>
    </div>
  );
}
