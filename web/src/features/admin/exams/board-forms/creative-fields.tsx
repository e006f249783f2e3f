/** The stem and the parts of a creative question, each part with its marks. */
import {
  type CreativeQuestion,
  creativeMarks,
  languageOfText,
  PART_LETTERS,
  USUAL_MARKS,
} from '@alokpath/exam-rules/board-forms';
import { Box, chakra, Grid, Input, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { latinDigits } from '../../../../i18n/format.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Icon } from '../../../../ui/content/icons.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { Field, TextArea } from '../../../../ui/forms/input.tsx';
import { useRemoval } from '../../form/use-removal.tsx';
import { isValidMarks } from './creative.ts';
import { isBlank } from './parts.ts';

interface CreativeFieldsProps {
  readonly question: CreativeQuestion;
  /** Whether a missing text is an error. */
  readonly hasTriedToSave: boolean;
  readonly onChange: (question: CreativeQuestion) => void;
}

const MIN_PARTS = 2;

type CreativePart = CreativeQuestion['parts'][number];

const languageOfTexts = ({ stem, parts }: CreativeQuestion) =>
  languageOfText([stem, ...parts.map(({ text }) => text)].join('\n'));

/**
 * The letters of the parts follow the language of the typed text. A stored question whose letters
 * differ from its text's language keeps them.
 */
function withLanguage(before: CreativeQuestion, next: CreativeQuestion): CreativeQuestion {
  const { language } = before;
  const matchesTexts = (languageOfTexts(before) ?? language) === language;
  return matchesTexts ? { ...next, language: languageOfTexts(next) ?? language } : next;
}

export function CreativeFields({
  question,
  hasTriedToSave,
  onChange: onQuestion,
}: CreativeFieldsProps) {
  const { t, digits } = useI18n();
  const { language, stem, parts } = question;
  const letters = PART_LETTERS[language];
  const sum = creativeMarks(question);
  const onChange = (next: CreativeQuestion) => onQuestion(withLanguage(question, next));
  const list = useRef<HTMLDivElement>(null);
  const { removeEntry, notice } = useRemoval<CreativePart>({
    remove: (removedIndex) =>
      onChange({ ...question, parts: parts.filter((_, index) => index !== removedIndex) }),
    insert: (index, part) => {
      flushSync(() => onChange({ ...question, parts: parts.toSpliced(index, 0, part) }));
      list.current?.querySelectorAll('textarea')[index]?.focus();
    },
    isFull: parts.length >= letters.length,
  });
  const errorOf = (text: string) =>
    hasTriedToSave && isBlank(text) ? t('admin.required') : undefined;
  const changePart = (changedIndex: number, part: Partial<CreativePart>) =>
    onChange({
      ...question,
      parts: parts.map((other, index) => (index === changedIndex ? { ...other, ...part } : other)),
    });

  return (
    <Stack gap="3">
      <Field label={t('boardforms.stem')} hint={t('admin.latexHint')} error={errorOf(stem)}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={stem}
            onChange={({ target }) => onChange({ ...question, stem: target.value })}
          />
        )}
      </Field>
      <chakra.fieldset minW="0">
        <chakra.legend fontWeight="semibold" mb="2">
          {t('boardforms.parts')}
        </chakra.legend>
        <Stack ref={list} gap="3">
          {parts.map((part, index) => {
            const { text, marks } = part;
            const letter = letters[index] ?? '';
            const name = t('boardforms.part', { letter });
            return (
              <Grid
                // Keyed by position, because the letter follows the typed language.
                key={PART_LETTERS.en[index]}
                templateColumns={{ base: '1fr auto', sm: '1fr 6rem auto' }}
                columnGap="3"
                alignItems="start"
              >
                <Box gridColumn={{ base: '1 / -1', sm: 'auto' }}>
                  <Field label={name} error={errorOf(text)}>
                    {(control) => (
                      <TextArea
                        {...control}
                        rows={1}
                        value={text}
                        onChange={({ target }) => changePart(index, { text: target.value })}
                      />
                    )}
                  </Field>
                </Box>
                <Field
                  label={t('boardforms.marks')}
                  error={
                    hasTriedToSave && !isValidMarks(marks)
                      ? t('boardforms.marksInvalid')
                      : undefined
                  }
                >
                  {(control) => (
                    <Input
                      {...control}
                      value={digits(marks)}
                      aria-label={t('boardforms.marksOf', { letter })}
                      inputMode="decimal"
                      autoComplete="off"
                      // The stored text format allows only digits and a dot in marks.
                      onChange={({ target }) =>
                        changePart(index, {
                          marks: latinDigits(target.value)
                            .replace(/[^\d.]/g, '')
                            .slice(0, 6),
                        })
                      }
                    />
                  )}
                </Field>
                <Box mt="7">
                  <Button
                    variant="ghost"
                    size="icon"
                    disabled={parts.length <= MIN_PARTS}
                    aria-label={t('admin.removeNamed', { name })}
                    onClick={() => removeEntry(index, part, name)}
                  >
                    <Icon name="trash" size="4" />
                  </Button>
                </Box>
              </Grid>
            );
          })}
        </Stack>
      </chakra.fieldset>
      {notice}
      <Text aria-live="polite" color="fg.muted">
        {Number.isFinite(sum) && t('boardforms.sum', { sum })}
      </Text>
      {parts.length < letters.length && (
        <Box>
          <Button
            variant="ghost"
            onClick={() =>
              onChange({
                ...question,
                parts: [...parts, { text: '', marks: USUAL_MARKS[parts.length] ?? '1' }],
              })
            }
          >
            <Icon name="plus" size="4" />
            {t('boardforms.addPart')}
          </Button>
        </Box>
      )}
    </Stack>
  );
}
