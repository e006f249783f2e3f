/** Opens the earlier versions of a text, and shows which one is in the form. */
import { Flex, Text } from '@chakra-ui/react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import type { TextValues } from '../text-values.ts';
import { HistoryDialog, type HistoryItem } from './history-dialog.tsx';

interface TextHistoryProps {
  readonly item: HistoryItem;
  /** Number of the version that was taken into the form. */
  readonly restoredNumber: number | null;
  /** The values of the form. */
  readonly getCurrentValues: () => TextValues;
  readonly onRestore: (values: TextValues, number: number) => void;
  /** Puts back what was in the form before. */
  readonly onUndo: () => void;
}

export function TextHistory({
  item,
  restoredNumber,
  getCurrentValues,
  onRestore,
  onUndo,
}: TextHistoryProps) {
  const { t } = useI18n();
  const [compared, setCompared] = useState<TextValues | null>(null);
  const id = useId();
  const undo = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (restoredNumber !== null) undo.current?.focus();
  }, [restoredNumber]);
  return (
    <Flex wrap="wrap" align="center" gap="3">
      <Button variant="outline" onClick={() => setCompared({ ...getCurrentValues() })}>
        {t('editor.openHistory')}
      </Button>
      <Text role="status" id={id}>
        {restoredNumber !== null && t('editor.versionRestored', { number: restoredNumber })}
      </Text>
      {restoredNumber !== null && (
        <Button ref={undo} variant="outline" aria-describedby={id} onClick={onUndo}>
          {t('editor.undoRestore')}
        </Button>
      )}
      {compared && (
        <HistoryDialog
          item={item}
          current={compared}
          onRestore={onRestore}
          onClose={() => setCompared(null)}
        />
      )}
    </Flex>
  );
}
