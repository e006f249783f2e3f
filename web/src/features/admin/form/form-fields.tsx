/**
 * The fields of a form. While the form is saved they are inert: it closes with the response, or
 * shows what was sent, so what is typed meanwhile would be lost.
 */
import { Stack } from '@chakra-ui/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

interface FormFieldsProps {
  readonly isSaving: boolean;
  /** A dialog asks about the save. */
  readonly isAsking?: boolean;
  readonly gap?: string;
  readonly children: ReactNode;
}

export function FormFields({ isSaving, isAsking = false, gap = '6', children }: FormFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  const isBusy = isSaving || isAsking;
  // Browsers take the focus from a field that becomes inert. It goes back after a failure: to the
  // first field with an error, otherwise to where it was.
  useLayoutEffect(() => {
    if (isSaving) focused.current = document.activeElement;
  }, [isSaving]);
  useEffect(() => {
    if (isBusy || !focused.current || document.activeElement !== document.body) return;
    const next = fields.current?.querySelector('[aria-invalid="true"]') ?? focused.current;
    if (next instanceof HTMLElement) next.focus();
  }, [isBusy]);
  return (
    <div ref={fields} inert={isSaving}>
      {/* A short save does not dim the fields. */}
      <Stack gap={gap} css={{ '[inert] > &': { opacity: 0.6, transition: 'opacity 0.2s 0.3s' } }}>
        {children}
      </Stack>
    </div>
  );
}
