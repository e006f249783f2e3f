/** The sources of a list of people that is imported: a text area to paste into, and a CSV file. */
import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useRef } from 'react';
import { Button } from '../../../ui/forms/button.tsx';
import { Field, TextArea } from '../../../ui/forms/input.tsx';

/** In characters. A text area with more would stop the page for seconds. */
export const MAX_PASTED = 500_000;

interface ListFieldProps extends ComponentProps<typeof TextArea> {
  readonly label: string;
  readonly hint: string;
  /** Called at each change. */
  readonly onTyped: (hasText: boolean) => void;
}

export function ListField({ label, hint, onTyped, ...area }: ListFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <TextArea
          {...control}
          rows={8}
          spellCheck={false}
          data-first-focus
          onChange={({ target }) => onTyped(target.value.trim() !== '')}
          {...area}
        />
      )}
    </Field>
  );
}

interface CsvFileButtonProps {
  readonly label: string;
  readonly isDisabled: boolean;
  /** @param file undefined if the user chose none */
  readonly onChoose: (file: File | undefined) => void;
}

export function CsvFileButton({ label, isDisabled, onChoose }: CsvFileButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button variant="outline" disabled={isDisabled} onClick={() => picker.current?.click()}>
        {label}
      </Button>
      <chakra.input
        ref={picker}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          onChoose(target.files?.[0]);
          target.value = '';
        }}
      />
    </div>
  );
}
