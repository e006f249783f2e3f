/** Archives and restores questions. The last change is shown with a button that undoes it. */
import { Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { describeError } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { useArchiveBankQuestionsMutation } from './generated/bank.ts';

interface Change {
  readonly ids: readonly string[];
  readonly archived: boolean;
}

interface Archiving {
  readonly isBusy: boolean;
  /** Resolves with false if it failed; the reason is in `notice`. */
  readonly change: (ids: readonly string[], archived: boolean) => Promise<boolean>;
  readonly notice: ReactNode;
}

/** @param reload refetches the list */
export function useArchiving(reload: () => Promise<unknown>): Archiving {
  const { t } = useI18n();
  const [send] = useArchiveBankQuestionsMutation();
  const [isBusy, setBusy] = useState(false);
  const [last, setLast] = useState<Change | null>(null);
  const [error, setError] = useState<unknown>(null);

  const change = async (ids: readonly string[], archived: boolean): Promise<boolean> => {
    if (isBusy || ids.length === 0) return false;
    setBusy(true);
    setError(null);
    try {
      await send({ variables: { input: { ids: [...ids], archived } } });
      setLast({ ids, archived });
      await reload().catch(() => undefined);
      return true;
    } catch (failure) {
      setError(failure);
      return false;
    } finally {
      setBusy(false);
    }
  };

  const notice = (
    <>
      <div role="status">
        {last && error === null && (
          <Flex
            wrap="wrap"
            align="center"
            justify="space-between"
            gap="3"
            p="3"
            mb="4"
            bg="bg.muted"
            borderRadius="md"
          >
            <Text>
              {t(last.archived ? 'questionbank.wasArchived' : 'questionbank.wasRestored', {
                count: last.ids.length,
              })}
            </Text>
            <Button
              variant="outline"
              loading={isBusy}
              loadingText={t('admin.saving')}
              onClick={() => void change(last.ids, !last.archived)}
            >
              {t('questionbank.undo')}
            </Button>
          </Flex>
        )}
      </div>
      <div role="alert">
        {error !== null && (
          <Text p="3" mb="4" bg="error.subtle" color="error.fg" borderRadius="md">
            {describeError(error, t)}
          </Text>
        )}
      </div>
    </>
  );
  return { isBusy, change, notice };
}
