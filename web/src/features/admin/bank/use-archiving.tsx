/** Archives and restores questions. */
import { useI18n } from '../../../i18n/i18n.tsx';
import { useUndoable } from '../list/use-undoable.tsx';
import { useArchiveBankQuestionsMutation } from './generated/bank.ts';

interface Change {
  readonly ids: readonly string[];
  readonly archived: boolean;
}

/** @param reload refetches the list */
export function useArchiving(reload: () => Promise<unknown>) {
  const { t } = useI18n();
  const [send] = useArchiveBankQuestionsMutation();
  return useUndoable<Change>({
    send: ({ ids, archived }) => send({ variables: { input: { ids: [...ids], archived } } }),
    inverse: ({ ids, archived }) => ({ ids, archived: !archived }),
    describe: ({ ids, archived }) =>
      t(archived ? 'questionbank.wasArchived' : 'questionbank.wasRestored', { count: ids.length }),
    reload,
  });
}
