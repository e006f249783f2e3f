/**
 * The dialog that imports questions into the exam form: source, preview, and what happens to the
 * questions of the form.
 */
import { Box, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
import { ErrorAlert } from '../../../../ui/page/error-box.tsx';
import { useUnsavedChanges } from '../../../../unsaved-changes/use-unsaved-changes.tsx';
import { looksLikeBijoy } from '../read/bijoy/bijoy.ts';
import { isFaultless, limits, type Reading, type ReadQuestion } from '../read/question.ts';
import { BijoyOffer } from './bijoy-offer.tsx';
import { ImportChoice, type Mode } from './import-choice.tsx';
import { ImportSource } from './import-source.tsx';
import { NoteList } from './note-list.tsx';
import { Refusal } from './refusal.tsx';
import { noTicks, type Ticks, transferTicks } from './ticks.ts';
import { useReading } from './use-reading.ts';

interface ImportDialogProps {
  /** The name of the subject; empty in a single exam. */
  readonly subject: string;
  /** Whether exactly one option of each question must be correct. */
  readonly isSingle: boolean;
  /** Whether there may be written questions. */
  readonly allowsWritten?: boolean;
  /** Whether questions with errors cannot be imported, because no form can correct them. */
  readonly isComplete?: boolean;
  /** How many questions the form has, without empty ones. */
  readonly existing: number;
  /** How many it can have. */
  readonly max?: number;
  readonly onImport: (questions: readonly ReadQuestion[], mode: Mode) => void;
  readonly onClose: () => void;
}

export default function ImportDialog({
  subject,
  isSingle,
  allowsWritten = false,
  isComplete = false,
  existing,
  max = limits.questions,
  onImport,
  onClose,
}: ImportDialogProps) {
  const { t } = useI18n();
  const source = useReading(isSingle, allowsWritten);
  const area = useRef<HTMLTextAreaElement>(null);
  const unsaved = useUnsavedChanges();
  // Kept here, because the checkboxes are only mounted while there are questions.
  const [ticks, setTicks] = useState<Ticks>(noTicks);
  const [mode, setMode] = useState<Mode>('add');
  const { reading, isOutdated, refusal, isBusy, notes } = source;

  const reportText = () => unsaved.report((area.current?.value ?? '').trim() !== '');
  // A file that was read changes the text without an event.
  useEffect(reportText);

  const goToLine = (line: number) => {
    const text = area.current?.value ?? '';
    const start =
      text
        .split('\n')
        .slice(0, line - 1)
        .join('\n').length + (line > 1 ? 1 : 0);
    const end = text.indexOf('\n', start);
    area.current?.focus();
    area.current?.setSelectionRange(start, end < 0 ? text.length : end);
    const height = area.current ? area.current.scrollHeight / text.split('\n').length : 0;
    if (area.current) area.current.scrollTop = Math.max(0, (line - 3) * height);
    area.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Modal
      title={
        subject
          ? t('questionfiles.importTo', { name: subject })
          : t('questionfiles.importQuestions')
      }
      onClose={onClose}
      mayClose={unsaved.mayLeave}
    >
      <Stack gap="4" onInput={reportText}>
        <ImportSource source={source} area={area} />
        {allowsWritten && (
          <Text fontSize="sm" color="fg.muted">
            {t('questionfiles.writtenHint')}
          </Text>
        )}
        <Box role="status" aria-live="polite">
          {isBusy && t('questionfiles.reading')}
          {reading && <FoundQuestions reading={reading} />}
        </Box>
        <ErrorAlert>{refusal && <Refusal reason={refusal} />}</ErrorAlert>
        <NoteList
          notes={notes.map(({ code, detail }) => ({
            key: code,
            text: t(`questionfiles.${code}`, { detail }),
          }))}
        />
        {reading && looksLikeBijoy(area.current?.value ?? '') && (
          <BijoyOffer
            key={area.current?.value}
            text={area.current?.value ?? ''}
            onConvert={(converted) => {
              if (area.current) area.current.value = converted;
              source.readText(converted, reading.format);
              area.current?.focus();
            }}
          />
        )}
        {reading && (
          <ImportChoice
            reading={reading}
            isOutdated={isOutdated}
            ticks={transferTicks(ticks, reading.questions)}
            isComplete={isComplete}
            onTick={setTicks}
            mode={mode}
            onMode={setMode}
            existing={existing}
            max={max}
            onGoToLine={goToLine}
            onImport={(questions, mode) => {
              onImport(questions, mode);
              onClose();
            }}
          />
        )}
      </Stack>
      {unsaved.question}
    </Modal>
  );
}

function FoundQuestions({ reading: { questions } }: { readonly reading: Reading }) {
  const { t } = useI18n();
  const faulty = questions.filter((question) => !isFaultless(question)).length;
  return questions.length === 0
    ? t('questionfiles.nothingFound')
    : t('questionfiles.found', { count: questions.length, faulty });
}
