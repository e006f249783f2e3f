/** The specification's alert: its text and an OK button. Not `window.alert`, which stops all timers of the page. */
import { chakra } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../forms/button.tsx';
import { useOpenedDialog } from './opened-dialog.ts';

interface Alert {
  readonly id: number;
  readonly text: string;
  readonly done: () => void;
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
  return new Promise((done) => publish([...queue, { id, text, done }]));
}

export const useAlert = () => showAlert;

/** Rendered once, in app.tsx. */
export function AlertHost() {
  const current = useSyncExternalStore(subscribe, () => queue[0]);
  return current ? <AlertDialog key={current.id} alert={current} /> : null;
}

function AlertDialog({ alert: { text, done } }: { readonly alert: Alert }) {
  const { t } = useI18n();
  const dialog = useOpenedDialog();

  const close = () => {
    publish(queue.slice(1));
    done();
  };

  return (
    <chakra.dialog
      ref={dialog}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby="alert-text"
      onClose={close}
      m="auto"
      p="6"
      w="min(26rem, calc(100vw - 2rem))"
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      borderRadius="md"
      shadow="raised"
      _backdrop={{ bg: 'rgb(0 0 0 / 0.5)' }}
    >
      <chakra.p id="alert-text" mb="5">
        {text}
      </chakra.p>
      <Button autoFocus w="full" onClick={() => dialog.current?.close()}>
        {t('ui.ok')}
      </Button>
    </chakra.dialog>
  );
}
