/** Text fields. <Field> ties a label, a hint and an error to its input for screen readers. */
import { Box, chakra, defineRecipe } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

const recipe = defineRecipe({
  base: {
    w: 'full',
    minH: 'target',
    px: '3',
    py: '2',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    fontSize: 'md',
    _placeholder: { color: 'fg.muted', opacity: '1' },
    '&[aria-invalid=true]': { borderColor: 'fg.error', boxShadow: 'inset 0 0 0 1px var(--ap-colors-fg-error)' },
    '&:disabled': { opacity: '0.6' },
  },
});

export const Input = chakra('input', recipe);
export const Select = chakra('select', recipe);

interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Shown under the field and announced; the field is marked invalid while there is one. */
  readonly error?: string | undefined;
  /** Gets what to spread on the input: id, aria-invalid, aria-describedby. */
  readonly children: (control: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode;
}

export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Box w="full">
      <chakra.label htmlFor={id} display="block" fontWeight="semibold" mb="1">
        {label}
      </chakra.label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': described || undefined })}
      {hint && (
        <Box id={`${id}-hint`} mt="1" fontSize="sm" color="fg.muted">
          {hint}
        </Box>
      )}
      <Box id={`${id}-error`} aria-live="polite" fontSize="sm" color="fg.error" mt={error ? '1' : '0'}>
        {error}
      </Box>
    </Box>
  );
}
