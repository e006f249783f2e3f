/**
 * The dialog that stores a list of candidates: paste or choose a file, check the changes, and store
 * it.
 */
import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { describeError } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { toastError, toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ErrorAlert } from '../../../ui/page/error-box.tsx';
import { useUnsavedChanges } from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { CsvFileButton, ListField, MAX_PASTED } from '../list-import/list-source.tsx';
import { CheckedImport } from './checked-import.tsx';
import { readList, textOfFile } from './read-list.ts';
import { type ImportMode, useRosterImport } from './use-roster-import.ts';

/** As many as the API accepts. */
const MAX_ROWS = 200_000;
const MAX_FILE_BYTES = 40_000_000;

interface ImportDialogProps {
  readonly campaignId: string;
  /** Whether the campaign has a roster already. */
  readonly isActive: boolean;
  readonly onDone: () => unknown;
  readonly onClose: () => void;
}

export function ImportDialog({ campaignId, isActive, onDone, onClose }: ImportDialogProps) {
  const { t, digits } = useI18n();
  const { sent: sentCount, check, ...roster } = useRosterImport(campaignId);
  const area = useRef<HTMLTextAreaElement>(null);
  /** The pasted text while its text area is not shown. */
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [mode, setMode] = useState<ImportMode>(isActive ? 'ADD' : 'REPLACE');
  const [count, setCount] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [isStoring, setStoring] = useState(false);
  const unsaved = useUnsavedChanges();

  const examine = async () => {
    setProblem(null);
    const pasted = area.current?.value ?? text;
    setText(pasted);
    try {
      const rows = readList(file ? await textOfFile(file) : pasted);
      if (rows.length === 0) return setProblem(t('roster.noRows'));
      if (rows.length > MAX_ROWS)
        return setProblem(t('roster.tooManyRows', { count: rows.length, max: digits(MAX_ROWS) }));
      setCount(rows.length);
      await roster.send(rows, mode);
    } catch (error) {
      setProblem(describeError(error, t));
    }
  };

  const store = async (importId: string) => {
    setStoring(true);
    try {
      await roster.store(importId);
      toastSuccess(t('roster.stored'));
      await onDone();
      onClose();
    } catch (error) {
      toastError(describeError(error, t));
      setStoring(false);
    }
  };

  const choose = (chosenFile: File | undefined) => {
    setText(area.current?.value ?? text);
    setProblem(chosenFile && chosenFile.size > MAX_FILE_BYTES ? t('roster.fileTooLarge') : null);
    setFile(chosenFile && chosenFile.size <= MAX_FILE_BYTES ? chosenFile : null);
  };

  const cancel = async () => {
    if (await unsaved.mayLeave()) onClose();
  };

  // A dialog of its own, which takes the focus: the pressed button no longer exists.
  if (check) {
    return (
      <Modal
        key="check"
        title={t('roster.checkTitle')}
        onClose={onClose}
        mayClose={unsaved.mayLeave}
      >
        <CheckedImport
          check={check}
          isStoring={isStoring}
          onStore={() => void store(check.importId)}
          onMore={() =>
            roster.readMoreProblems().catch((error: unknown) => toastError(describeError(error, t)))
          }
          onBack={roster.discardCheck}
        />
        {unsaved.question}
      </Modal>
    );
  }
  return (
    <Modal key="list" title={t('roster.importTitle')} onClose={onClose} mayClose={unsaved.mayLeave}>
      <Stack gap="4">
        <Text>{t('roster.importLine')}</Text>
        <FormFields gap="4" isSaving={sentCount !== null}>
          {file ? (
            <Flex wrap="wrap" align="center" gap="3">
              <Text overflowWrap="anywhere">{t('roster.chosenFile', { name: file.name })}</Text>
              <Button variant="outline" onClick={() => setFile(null)}>
                {t('roster.pasteInstead')}
              </Button>
            </Flex>
          ) : (
            <ListField
              ref={area}
              label={t('roster.list')}
              hint={t('roster.listHint')}
              defaultValue={text}
              onTyped={unsaved.report}
              onPaste={(event) => {
                if (event.clipboardData.getData('text').length <= MAX_PASTED) return;
                event.preventDefault();
                setProblem(t('roster.pasteTooLong'));
              }}
            />
          )}
          <CsvFileButton
            label={t('roster.chooseFile')}
            isDisabled={sentCount !== null}
            onChoose={choose}
          />
          {isActive && <ModeChoice mode={mode} onChange={setMode} />}
        </FormFields>
        <Text role="status" _empty={{ position: 'absolute' }}>
          {sentCount !== null && t('roster.sending', { sent: digits(sentCount), count })}
        </Text>
        <ErrorAlert>{problem}</ErrorAlert>
        <Flex wrap="wrap" gap="3" justify="flex-end">
          <Button
            variant="outline"
            onClick={sentCount === null ? () => void cancel() : roster.cancel}
          >
            {t('ui.cancel')}
          </Button>
          <Button loading={sentCount !== null} onClick={() => void examine()}>
            {t('roster.check')}
          </Button>
        </Flex>
      </Stack>
      {unsaved.question}
    </Modal>
  );
}

function ModeChoice({
  mode,
  onChange,
}: {
  readonly mode: ImportMode;
  readonly onChange: (mode: ImportMode) => void;
}) {
  const { t } = useI18n();
  const options = [
    ['ADD', t('roster.modeAdd')],
    ['REPLACE', t('roster.modeReplace')],
  ] as const;
  return (
    <chakra.fieldset>
      <chakra.legend fontWeight="semibold">{t('roster.mode')}</chakra.legend>
      {options.map(([value, label]) => (
        <chakra.label
          key={value}
          display="flex"
          alignItems="center"
          gap="3"
          minH="target"
          cursor="pointer"
        >
          <chakra.input
            type="radio"
            name="roster-mode"
            w="5"
            h="5"
            flexShrink="0"
            checked={mode === value}
            onChange={() => onChange(value)}
          />
          {label}
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}
