/** Form fields: <Field> connects a label, a hint and an error with its input for screen readers. */
import { Box, chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { inputRecipe } from '../theme/recipes/input.ts';

export const Select = chakra('select', inputRecipe);

/** A multi-line text field. A separate element, because Chakra's Input ignores `as`. */
export const TextArea = chakra('textarea', inputRecipe);

interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Shown below the field and announced; also marks the field as invalid. */
  readonly error?: string | undefined;
  /** Receives the props for the input: id, aria-invalid, aria-describedby. */
  readonly children: (control: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
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
      <Box
        id={`${id}-error`}
        aria-live="polite"
        fontSize="sm"
        color="error.fg"
        mt={error ? '1' : '0'}
      >
        {error}
      </Box>
    </Box>
  );
}
