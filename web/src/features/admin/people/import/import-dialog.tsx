/**
 * The dialog that imports students: paste a list or choose a file, check the changes, and store it.
 * Nothing is sent to the students.
 */
import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { describeError } from '../../../../apollo/errors.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
import { toastSuccess } from '../../../../ui/dialogs/toast.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { ErrorAlert } from '../../../../ui/page/error-box.tsx';
import { useUnsavedChanges } from '../../../../unsaved-changes/use-unsaved-changes.tsx';
import { FormFields } from '../../form/form-fields.tsx';
import { CsvFileButton, ListField, MAX_PASTED } from '../../list-import/list-source.tsx';
import { ProblemTable } from '../../list-import/problem-table.tsx';
import { textOfFile } from '../../rosters/read-list.ts';
import { readStudents, type StudentRow } from './read-students.ts';
import { type ImportOutcome, useStudentImport } from './use-student-import.ts';

const MAX_ROWS = 20_000;
const MAX_FILE_BYTES = 5_000_000;
/** More are counted and not listed. */
const MAX_LISTED = 100;

const KINDS = {
  INVALID_ADDRESS: 'people.invalidAddress',
  NAME_TOO_LONG: 'people.nameTooLong',
  INSTITUTION_TOO_LONG: 'people.institutionTooLong',
} as const;

interface ImportDialogProps {
  readonly onDone: () => unknown;
  readonly onClose: () => void;
}

export function ImportDialog({ onDone, onClose }: ImportDialogProps) {
  const { t, digits } = useI18n();
  const { sent: sentCount, check, store } = useStudentImport();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<{
    readonly rows: readonly StudentRow[];
    readonly outcome: ImportOutcome;
  } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = sentCount !== null;
  const unsaved = useUnsavedChanges();

  const examine = async (list: string) => {
    setProblem(null);
    setText(list.length <= MAX_PASTED ? list : (area.current?.value ?? ''));
    try {
      const rows = readStudents(list);
      if (rows.length === 0) return setProblem(t('people.noRows'));
      if (rows.length > MAX_ROWS)
        return setProblem(t('people.tooManyRows', { max: digits(MAX_ROWS) }));
      setChecked({ rows, outcome: await check(rows) });
    } catch (error) {
      setProblem(describeError(error, t));
    }
  };
  const examineFile = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_FILE_BYTES) return setProblem(t('people.fileTooLarge'));
    try {
      await examine(await textOfFile(file));
    } catch (error) {
      setProblem(describeError(error, t));
    }
  };
  const confirm = async (rows: readonly StudentRow[]) => {
    setProblem(null);
    try {
      const { newCount } = await store(rows);
      toastSuccess(t('people.imported', { count: newCount }));
      onClose();
      await onDone();
    } catch (error) {
      setProblem(describeError(error, t));
    }
  };

  const cancel = async () => {
    if (await unsaved.mayLeave()) onClose();
  };

  return (
    <Modal title={t('people.import')} onClose={onClose} mayClose={unsaved.mayLeave}>
      <Stack gap="4">
        {checked ? (
          <Outcome outcome={checked.outcome} />
        ) : (
          <>
            <Text>{t('people.importLine')}</Text>
            <FormFields gap="4" isSaving={isBusy}>
              <ListField
                ref={area}
                label={t('people.list')}
                hint={t('people.listHint')}
                defaultValue={text}
                maxLength={MAX_PASTED}
                onTyped={unsaved.report}
              />
              <CsvFileButton
                label={t('people.chooseFile')}
                isDisabled={isBusy}
                onChoose={(file) => void examineFile(file)}
              />
            </FormFields>
          </>
        )}
        <Text role="status" _empty={{ position: 'absolute' }}>
          {sentCount !== null && t('people.sendingRows', { count: sentCount })}
        </Text>
        <ErrorAlert>{problem}</ErrorAlert>
        <Flex wrap="wrap" gap="3" justify="flex-end">
          <Button
            variant="outline"
            disabled={isBusy}
            onClick={checked ? () => setChecked(null) : () => void cancel()}
          >
            {t(checked ? 'people.backToList' : 'ui.cancel')}
          </Button>
          {checked ? (
            <Button
              key="import"
              loading={isBusy}
              disabled={checked.outcome.newCount === 0}
              onClick={() => void confirm(checked.rows)}
            >
              {t('people.importCount', { count: checked.outcome.newCount })}
            </Button>
          ) : (
            <Button
              key="check"
              loading={isBusy}
              onClick={() => void examine(area.current?.value ?? '')}
            >
              {t('people.check')}
            </Button>
          )}
        </Flex>
      </Stack>
      {unsaved.question}
    </Modal>
  );
}

/** The changes that the import would make, and every problem with its line. */
function Outcome({ outcome }: { readonly outcome: ImportOutcome }) {
  const { t, digits } = useI18n();
  const { newCount, existingCount, problems } = outcome;
  const summary = useRef<HTMLDivElement>(null);
  // The pressed button no longer exists.
  useLayoutEffect(() => summary.current?.focus(), []);
  return (
    <>
      <chakra.div ref={summary} tabIndex={-1} outline="none">
        <Text fontWeight="semibold">{t('people.newAccounts', { count: newCount })}</Text>
        <chakra.ul ps="5" listStyleType="disc">
          {existingCount > 0 && <li>{t('people.existing', { count: existingCount })}</li>}
          {problems.length > 0 && <li>{t('people.problemCount', { count: problems.length })}</li>}
          <li>{t('people.nothingSent')}</li>
        </chakra.ul>
      </chakra.div>
      <ProblemTable
        label={t('people.problems')}
        columns={[t('people.line'), t('people.address'), t('people.problem')]}
        problems={problems.slice(0, MAX_LISTED)}
        describe={({ kind, firstLine }) =>
          kind === 'DOUBLED'
            ? t('people.doubled', { line: digits(firstLine ?? 0) })
            : t(KINDS[kind])
        }
      />
    </>
  );
}
