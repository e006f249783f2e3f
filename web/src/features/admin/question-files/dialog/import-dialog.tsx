/**
 * The dialog that imports questions into the exam form: source, preview, and what happens to the
 * questions of the form.
 */
import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { useUnsavedChanges } from '../../../../unsaved-changes/use-unsaved-changes.tsx';
import { looksLikeBijoy } from '../read/bijoy/bijoy.ts';
import {
  isFaultless,
  isUsable,
  limits,
  type Reading,
  type ReadQuestion,
} from '../read/question.ts';
import { BijoyOffer } from './bijoy-offer.tsx';
import { ImportPreview, Problems } from './import-preview.tsx';
import { ImportSource } from './import-source.tsx';
import { noTicks, type Ticks, transferTicks } from './ticks.ts';
import { type SourceRefusal, useReading } from './use-reading.ts';

/** Whether the form's questions stay or are replaced. */
type Mode = 'add' | 'replace';

export interface ImportDialogProps {
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
          {reading && <Found reading={reading} />}
        </Box>
        <div role="alert">{refusal && <Refusal reason={refusal} />}</div>
        <div role="status">
          {notes.length > 0 && (
            <Stack
              as="ul"
              gap="1"
              p="3"
              ps="7"
              bg="bg.muted"
              borderRadius="md"
              listStyleType="disc"
            >
              {notes.map(({ code, detail }) => (
                <li key={code}>{t(`questionfiles.${code}`, { detail })}</li>
              ))}
            </Stack>
          )}
        </div>
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
          <Choice
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

function Found({ reading: { questions } }: { readonly reading: Reading }) {
  const { t } = useI18n();
  const faulty = questions.filter((question) => !isFaultless(question)).length;
  return questions.length === 0
    ? t('questionfiles.nothingFound')
    : t('questionfiles.found', { count: questions.length, faulty });
}

function Refusal({ reason }: { readonly reason: SourceRefusal }) {
  const { t } = useI18n();
  const megabytes = (bytes: number) => Math.round(bytes / 1e6);
  const texts: Readonly<Record<SourceRefusal, string>> = {
    tooLarge: t('questionfiles.tooLarge', { max: megabytes(limits.fileSize) }),
    textTooLong: t('questionfiles.textTooLong', { max: limits.sourceLength }),
    zipTooLarge: t('questionfiles.zipTooLarge', { max: megabytes(limits.unpackedSize) }),
    damaged: t('questionfiles.damaged'),
    macros: t('questionfiles.macros'),
    oldOffice: t('questionfiles.oldOffice'),
    notText: t('questionfiles.notText'),
    empty: t('questionfiles.empty'),
    unknownZip: t('questionfiles.unknownZip'),
    oneFile: t('questionfiles.oneFile'),
    tooSlow: t('questionfiles.tooSlow'),
    failed: t('questionfiles.failed'),
  };
  return (
    <Text p="3" bg="error.subtle" color="error.fg" borderRadius="md">
      {texts[reason]}
    </Text>
  );
}

interface ChoiceProps extends Pick<ImportDialogProps, 'existing' | 'onImport'> {
  readonly max: number;
  readonly isComplete: boolean;
  readonly reading: Reading;
  /** The text has been changed since: nothing can be imported until it is read again. */
  readonly isOutdated: boolean;
  readonly ticks: Ticks;
  readonly onTick: (ticks: Ticks) => void;
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
  readonly onGoToLine: (line: number) => void;
}

function Choice({
  reading,
  isOutdated,
  isComplete,
  ticks,
  onTick,
  mode,
  onMode,
  existing,
  max,
  onGoToLine,
  onImport,
}: ChoiceProps) {
  const { t } = useI18n();
  const { questions, problems } = reading;
  const [isConfirmationOpen, setConfirmationOpen] = useState(false);
  const importButton = useRef<HTMLButtonElement>(null);
  const canBeImported = isComplete ? isFaultless : isUsable;
  const isChosen = (question: ReadQuestion, index: number) =>
    canBeImported(question) && (ticks.values.get(index) ?? isFaultless(question));
  const chosenQuestions = questions.filter(isChosen);
  const available = max - (mode === 'add' ? existing : 0);
  const excessCount = chosenQuestions.length - available;

  const chooseFirst = () => {
    const firstQuestions = new Set(chosenQuestions.slice(0, available));
    const values = new Map(
      questions.map((question, index) => [index, firstQuestions.has(question)]),
    );
    // Afterwards the pressed button no longer exists.
    flushSync(() => onTick({ questions, values }));
    importButton.current?.focus();
  };

  /**
   * @param clicks the number of this click in a row: the second of a double click does not
   *   confirm the replacement
   */
  const importChosen = (clicks: number) => {
    if (clicks > 1) return;
    if (mode === 'replace' && existing > 0 && !isConfirmationOpen) setConfirmationOpen(true);
    else onImport(chosenQuestions, mode);
  };

  return (
    <Stack gap="4">
      {problems.length > 0 && (
        <Box>
          <Text fontWeight="semibold">{t('questionfiles.otherProblems')}</Text>
          <Problems problems={problems} onGoToLine={onGoToLine} />
        </Box>
      )}
      <ImportPreview
        questions={questions}
        canBeImported={canBeImported}
        isChosen={(index) => isChosen(questions[index] as ReadQuestion, index)}
        onChoose={(index, value) =>
          onTick({ questions, values: new Map(ticks.values).set(index, value) })
        }
        onGoToLine={onGoToLine}
      />
      {questions.length > 0 && (
        <Stack
          gap="3"
          position={{ base: 'static', md: 'sticky' }}
          bottom="0"
          bg="bg.panel"
          py="3"
          borderTopWidth="1px"
        >
          {existing > 0 && (
            <Flex
              as="fieldset"
              wrap="wrap"
              columnGap="5"
              minW="0"
              aria-label={t('questionfiles.addMode')}
            >
              {(['add', 'replace'] as const).map((value) => (
                <chakra.label
                  key={value}
                  display="inline-flex"
                  alignItems="center"
                  gap="2"
                  minH="target"
                  cursor="pointer"
                >
                  <input
                    type="radio"
                    name="import-mode"
                    checked={mode === value}
                    onChange={() => {
                      onMode(value);
                      setConfirmationOpen(false);
                    }}
                  />
                  {value === 'add'
                    ? t('questionfiles.add', { count: existing })
                    : t('questionfiles.replace')}
                </chakra.label>
              ))}
            </Flex>
          )}
          <div role="alert">
            {excessCount > 0 && (
              <Text color="fg.error">{t('questionfiles.tooMany', { max, over: excessCount })}</Text>
            )}
            {isConfirmationOpen && (
              <Text color="fg.error">{t('questionfiles.replaceSure', { count: existing })}</Text>
            )}
          </div>
          <Flex wrap="wrap" gap="3" justify="flex-end">
            {excessCount > 0 && available > 0 && (
              <Button variant="outline" onClick={chooseFirst}>
                {t('questionfiles.keepFirst', { count: available })}
              </Button>
            )}
            {isConfirmationOpen && (
              <Button variant="outline" onClick={() => setConfirmationOpen(false)}>
                {t('ui.cancel')}
              </Button>
            )}
            <Button
              ref={importButton}
              variant={isConfirmationOpen ? 'danger' : 'solid'}
              disabled={isOutdated || chosenQuestions.length === 0 || excessCount > 0}
              onClick={({ detail }) => importChosen(detail)}
            >
              {isConfirmationOpen
                ? t('questionfiles.replaceNow')
                : t('questionfiles.take', { count: chosenQuestions.length })}
            </Button>
          </Flex>
        </Stack>
      )}
    </Stack>
  );
}
