/**
 * Short messages at the bottom of the screen: 2 seconds for a success, 4 for an error
 * (specification, section 9). Rendered by one <Toaster/> in app.tsx.
 */
import { Box, Flex } from '@chakra-ui/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Icon } from '../content/icons.tsx';
import { Button } from '../forms/button.tsx';

interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'error';
  readonly text: string;
}

const DURATION = { success: 2000, error: 4000 } as const;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(kind: Toast['kind'], text: string) {
  lastId += 1;
  // A repeated text replaces the earlier toast, so that it is shown longer. A success replaces
  // errors, because the failed action has now succeeded.
  const others = toasts.filter(
    (toast) => toast.text !== text && (kind === 'error' || toast.kind === 'success'),
  );
  publish([...others, { id: lastId, kind, text }]);
}

export const toastSuccess = (text: string) => show('success', text);
export const toastError = (text: string) => show('error', text);

const dismiss = (id: number) => publish(toasts.filter((toast) => toast.id !== id));

export function Toaster() {
  const visibleToasts = useSyncExternalStore(subscribe, () => toasts);
  // Toasts left over when the host unmounts are not shown later.
  useEffect(() => () => publish([]), []);
  return (
    <Flex
      role="status"
      aria-live="polite"
      position="fixed"
      zIndex="toast"
      // Above the bar that some pages have at the bottom on phones.
      bottom={{ base: '24', md: '4' }}
      insetInline="4"
      direction="column"
      align="center"
      gap="2"
      pointerEvents="none"
    >
      {visibleToasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </Flex>
  );
}

function ToastCard({ toast: { id, kind, text } }: { readonly toast: Toast }) {
  const { t } = useI18n();
  const [held, setHeld] = useState(false);

  // The timer stops while the toast is hovered or focused.
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(id), DURATION[kind]);
    return () => clearTimeout(timer);
  }, [held, id, kind]);

  return (
    <Flex
      align="center"
      gap="2"
      ps="4"
      maxW="reading"
      bg="bg.panel"
      borderWidth="1px"
      borderInlineStartWidth="4px"
      borderInlineStartColor={kind === 'error' ? 'error.fg' : 'primary'}
      borderRadius="md"
      shadow="raised"
      pointerEvents="auto"
      animation="rise 150ms ease-out"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Box color={kind === 'error' ? 'error.fg' : 'primary.fg'}>
        <Icon name={kind === 'error' ? 'alert' : 'check'} />
      </Box>
      <Box py="2" data-toast={kind}>
        {text}
      </Box>
      <Button variant="ghost" size="icon" aria-label={t('ui.close')} onClick={() => dismiss(id)}>
        <Icon name="close" />
      </Button>
    </Flex>
  );
}
