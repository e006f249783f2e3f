/**
 * The date of birth: a native date input, which accepts no Bengali digits. Typing one, or the
 * button below, switches to a text input.
 */
import { Box, Input } from '@chakra-ui/react';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Field } from '../../../ui/forms/input.tsx';
import { ageOn, isDate, isUnusualAge, readDate, today } from './profile-rules.ts';

interface BirthDateFieldProps {
  readonly registration: UseFormRegisterReturn;
  /** The raw value of the field. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onPasteDate: (date: string) => void;
}

export function BirthDateField({ registration, value, error, onPasteDate }: BirthDateFieldProps) {
  const { t } = useI18n();
  const [isTyped, setTyped] = useState(false);
  const date = readDate(value);
  const age = isDate(date) && date <= today() ? ageOn(today(), date) : null;

  const switchToText = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isTyped || !/^[০-৯]$/.test(event.key)) return;
    const field = event.currentTarget;
    // Switch before the browser inserts the digit, which then replaces the selected text of the
    // text input.
    flushSync(() => setTyped(true));
    field.select();
  };

  return (
    <Box>
      <Field
        label={t('students.dob')}
        hint={age !== null && isUnusualAge(age) && t('students.dobUnusual', { age })}
        error={error}
      >
        {(control) => (
          <Input
            {...control}
            {...registration}
            type={isTyped ? 'text' : 'date'}
            placeholder={t('students.dobExample')}
            max={today()}
            autoComplete="bday"
            onKeyDown={switchToText}
            onPaste={(event) => {
              const pasted = readDate(event.clipboardData.getData('text'));
              if (isTyped || !isDate(pasted)) return;
              event.preventDefault();
              onPasteDate(pasted);
            }}
          />
        )}
      </Field>
      <Button
        variant="ghost"
        px="0"
        fontSize="sm"
        color="primary.fg"
        onClick={() => setTyped(!isTyped)}
      >
        {t(isTyped ? 'students.dobPick' : 'students.dobType')}
      </Button>
    </Box>
  );
}
