/**
 * The text of a multiple-choice question. A stem that several questions share and statements i to
 * iii are fields of their own; the text can also be edited as a whole.
 */
import {
  findStatements,
  languageOfText,
  readStemmed,
  writeStemmed,
} from '@alokpath/exam-rules/board-forms';
import { Box, Flex, Stack } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { Field, TextArea } from '../../../../ui/forms/input.tsx';
import { LivePreview } from '../../formulas/live-preview.tsx';
import type { ExamValues } from '../exam-values.ts';
import { hasAllTexts, isBlank, readParts, writeParts } from './parts.ts';
import { StatementFields } from './statement-fields.tsx';
import { StemField } from './stem-field.tsx';
import { emptyStatements, statementOptions } from './templates.ts';
import { useQuestionText } from './use-question-text.ts';
import { useStemGroup } from './use-stem-group.ts';

interface QuestionTextProps {
  readonly form: UseFormReturn<ExamValues>;
  /** Index of the subject; 0 in a single exam. */
  readonly subject: number;
  readonly index: number;
  /** Adds a question with the same stem below this one; omitted where there is only one. */
  readonly onAddToStem?: (() => void) | undefined;
  /** Whether the forms of boards are offered here, because there is no other place to add them. */
  readonly hasForms?: boolean | undefined;
}

const hasStatements = (text: string) => typeof readParts(text).body !== 'string';
const hasParts = (text: string) => readStemmed(text) !== null || hasStatements(text);

/** The text with its statements as the form writes them; unchanged if it has none. */
function withStatementParts(text: string): string {
  const { stem, body } = readParts(text);
  return typeof body === 'string' ? writeParts({ stem, body: findStatements(body) ?? body }) : text;
}

export function QuestionText({
  form,
  subject,
  index,
  onAddToStem,
  hasForms = false,
}: QuestionTextProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t, lang } = useI18n();
  const box = useRef<HTMLDivElement>(null);
  const question = `subjects.${subject}.questions.${index}` as const;
  const { text, change, ref, onBlur, error } = useQuestionText(form, `${question}.text`);
  // Kept as state: deriving it from the text would switch the layout during typing.
  const [view, setView] = useState(() => ({
    hasParts: hasParts(text),
    hasStatements: hasStatements(text),
  }));
  const { stem, body } = view.hasParts
    ? readParts(text, view.hasStatements)
    : { stem: null, body: text };
  const group = useStemGroup(form, subject, index);
  const isInParts = stem !== null || typeof body !== 'string';
  const hasTriedToSave = error !== undefined;
  /**
   * Each part of a question shows its own "missing" error; other errors are shown below all of
   * them.
   */
  const bodyError = (typed: string) => {
    if (!isInParts) return error;
    return hasTriedToSave && isBlank(typed) ? t('admin.required') : undefined;
  };

  const show = (next: string, asParts: boolean) => {
    if (next !== text) change(next);
    setView({ hasParts: asParts, hasStatements: hasStatements(next) });
  };

  /** The pressed button is removed, so the focus moves to the question's text. */
  const showAndFocus = (next: string) => {
    flushSync(() => show(next, hasParts(next)));
    box.current?.querySelector('textarea')?.focus();
  };

  const language = stem?.language ?? languageOfText(text) ?? lang;
  /** The existing text becomes the line above the statements. */
  const openStatements = () => {
    const options = `${question}.options` as const;
    if (form.getValues(options).every((option) => isBlank(option.text)))
      form.setValue(options, statementOptions(language), { shouldDirty: true });
    const lead = typeof body === 'string' ? body : '';
    showAndFocus(writeParts({ stem, body: emptyStatements(language, lead) }));
  };

  const openStem = () => {
    flushSync(() => show(writeStemmed({ language, stem: '', question: text }), true));
    form.setFocus(`${question}.text`);
  };

  return (
    // Missing parts are reported only when the form is saved: errors of four fields at once, when a
    // click moves the focus away, would move the clicked button.
    <Stack ref={ref} onBlur={isInParts ? undefined : onBlur} gap="3">
      {stem && group && (
        <StemField {...{ form, subject, index, stem, group, hasTriedToSave }} onChange={change} />
      )}
      <Box ref={box}>
        {typeof body === 'string' ? (
          <Field
            label={t('admin.questionText')}
            hint={t('admin.latexHint')}
            error={bodyError(body)}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                value={body}
                onChange={({ target }) => change(writeParts({ stem, body: target.value }))}
              />
            )}
          </Field>
        ) : (
          <StatementFields
            statements={body}
            hasTriedToSave={hasTriedToSave}
            onChange={(next) => change(writeParts({ stem, body: next }))}
          />
        )}
        <LivePreview control={form.control} name={`${question}.text`} />
      </Box>
      {isInParts && (
        <Box aria-live="polite" fontSize="sm" color="error.fg">
          {hasAllTexts(text) && error}
        </Box>
      )}
      <Flex wrap="wrap" gap="2" _empty={{ display: 'none' }}>
        {typeof body === 'string' && (hasForms || (stem && group && isBlank(body))) && (
          <Button variant="ghost" onClick={openStatements}>
            {t('boardforms.useStatements')}
          </Button>
        )}
        {hasForms && !stem && (
          <Button variant="ghost" onClick={openStem}>
            {t('boardforms.putStem')}
          </Button>
        )}
        {stem && group && (group.first < group.last || (hasForms && isBlank(stem.text))) && (
          <Button variant="ghost" onClick={() => showAndFocus(writeParts({ stem: null, body }))}>
            {t('boardforms.leaveStem')}
          </Button>
        )}
        {stem && group?.last === index && onAddToStem && (
          <Button variant="ghost" onClick={onAddToStem}>
            {t('boardforms.addToStem')}
          </Button>
        )}
        {(isInParts || hasParts(withStatementParts(text))) && (
          <Button
            variant="ghost"
            onClick={() => (isInParts ? show(text, false) : show(withStatementParts(text), true))}
          >
            {t(isInParts ? 'boardforms.asText' : 'boardforms.asParts')}
          </Button>
        )}
      </Flex>
    </Stack>
  );
}
