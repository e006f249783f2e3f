/** The choice of questions to import, and whether they replace those of the form. */
import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { StickyFooter } from '../../form/sticky-footer.tsx';
import { isFaultless, isUsable, type Reading, type ReadQuestion } from '../read/question.ts';
import { ImportPreview, Problems } from './import-preview.tsx';
import { RadioOption } from './radio-option.tsx';
import type { Ticks } from './ticks.ts';

/** Whether the form's questions stay or are replaced. */
export type Mode = 'add' | 'replace';

interface ImportChoiceProps {
  readonly reading: Reading;
  /** The text has been changed since: nothing can be imported until it is read again. */
  readonly isOutdated: boolean;
  readonly ticks: Ticks;
  readonly onTick: (ticks: Ticks) => void;
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
  /** How many questions the form has, without empty ones. */
  readonly existing: number;
  /** How many it can have. */
  readonly max: number;
  /** Whether questions with errors cannot be imported. */
  readonly isComplete: boolean;
  readonly onGoToLine: (line: number) => void;
  readonly onImport: (questions: readonly ReadQuestion[], mode: Mode) => void;
}

export function ImportChoice({
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
}: ImportChoiceProps) {
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
        <StickyFooter
          position={{ base: 'static', md: 'sticky' }}
          display="flex"
          flexDirection="column"
          gap="3"
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
                <RadioOption
                  key={value}
                  name="import-mode"
                  isChecked={mode === value}
                  onChoose={() => {
                    onMode(value);
                    setConfirmationOpen(false);
                  }}
                >
                  {value === 'add'
                    ? t('questionfiles.add', { count: existing })
                    : t('questionfiles.replace')}
                </RadioOption>
              ))}
            </Flex>
          )}
          <div role="alert">
            {excessCount > 0 && (
              <Text color="error.fg">{t('questionfiles.tooMany', { max, over: excessCount })}</Text>
            )}
            {isConfirmationOpen && (
              <Text color="error.fg">{t('questionfiles.replaceSure', { count: existing })}</Text>
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
        </StickyFooter>
      )}
    </Stack>
  );
}
