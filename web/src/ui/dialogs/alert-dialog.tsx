/**
 * The specification's alert: its text and an OK button. Not `window.alert`, which stops all timers
 * of the page.
 */
import { useSyncExternalStore } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../forms/button.tsx';
import { QuestionDialog } from './question-dialog.tsx';

interface Alert {
  readonly id: number;
  readonly text: string;
  readonly resolve: () => void;
}

let queue: readonly Alert[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Alert[]) {
  queue = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows an alert and resolves after OK. Further alerts are queued. */
export function showAlert(text: string): Promise<void> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => publish([...queue, { id, text, resolve }]));
}

export const useAlert = () => showAlert;

/** Rendered once, in app.tsx. */
export function AlertHost() {
  const current = useSyncExternalStore(subscribe, () => queue[0]);
  return current ? <AlertDialog key={current.id} alert={current} /> : null;
}

function AlertDialog({ alert: { text, resolve } }: { readonly alert: Alert }) {
  const { t } = useI18n();

  const close = () => {
    publish(queue.slice(1));
    resolve();
  };

  return (
    <QuestionDialog text={text} onClose={close}>
      {(dialog) => (
        <Button autoFocus w="full" onClick={() => dialog.current?.close()}>
          {t('ui.ok')}
        </Button>
      )}
    </QuestionDialog>
  );
}
