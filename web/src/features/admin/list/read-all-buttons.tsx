/**
 * Buttons that read all pages of a list, for an export. While they are read, the progress is shown
 * and they can be cancelled.
 */
import { Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { describeError } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastError } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { readAllPages } from './read-all-pages.ts';
import { useKeptFocus } from './use-kept-focus.ts';

interface ReadAllButtonsProps<Node> {
  /** One page of the list. */
  readonly read: Parameters<typeof readAllPages<Node>>[0];
  /** A sentence about the number of items that have been read. */
  readonly describeProgress: (count: number) => string;
  readonly isDisabled?: boolean;
  readonly buttons: readonly {
    readonly label: string;
    /** Called with the whole list; it must do nothing once the signal is aborted. */
    readonly onRead: (nodes: readonly Node[], signal: AbortSignal) => unknown;
  }[];
}

export function ReadAllButtons<Node>({
  read,
  describeProgress,
  isDisabled = false,
  buttons,
}: ReadAllButtonsProps<Node>) {
  const { t } = useI18n();
  /** The number of items read; null while nothing is being read. */
  const [count, setCount] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const box = useKeptFocus(count !== null);

  const run = async ({ onRead }: (typeof buttons)[number]) => {
    const stop = new AbortController();
    running.current = stop;
    setCount(0);
    try {
      const nodes = await readAllPages(read, stop.signal, setCount);
      if (!stop.signal.aborted) await onRead(nodes, stop.signal);
    } catch (error) {
      if (!stop.signal.aborted) toastError(describeError(error, t));
    } finally {
      if (running.current === stop) setCount(null);
    }
  };
  const cancel = () => {
    running.current?.abort();
    setCount(null);
  };

  return (
    <Flex ref={box} wrap="wrap" align="center" gap="2">
      {/* Empty, it takes no place in the row. */}
      <Text role="status" fontSize="sm" color="fg.muted" _empty={{ position: 'absolute' }}>
        {count !== null && describeProgress(count)}
      </Text>
      {count !== null && (
        <Button variant="outline" onClick={cancel}>
          {t('ui.cancel')}
        </Button>
      )}
      {count === null &&
        buttons.map((button) => (
          <Button
            key={button.label}
            variant="outline"
            disabled={isDisabled}
            onClick={() => void run(button)}
          >
            {button.label}
          </Button>
        ))}
    </Flex>
  );
}
