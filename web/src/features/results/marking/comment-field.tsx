/** A field for a comment that the student reads. */
import { Box, chakra, Text } from '@chakra-ui/react';
import { type ComponentProps, useId } from 'react';

/** Maximum length of a comment, in characters; the limit of the API. */
export const MAX_COMMENT = 2000;

export const CommentArea = chakra('textarea', {
  base: {
    w: 'full',
    p: '3',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
  },
});

interface CommentFieldProps extends ComponentProps<typeof CommentArea> {
  readonly label: string;
  readonly hint?: string;
  /** The id of the error message; undefined if there is none. */
  readonly errorId?: string | undefined;
}

/** A field for plain text of at most 2,000 characters, unless `maxLength` is less. */
export function CommentField({ label, hint, errorId, ...area }: CommentFieldProps) {
  const id = useId();
  return (
    <Box>
      <chakra.label htmlFor={id} display="block" mb="1" fontWeight="semibold">
        {label}
      </chakra.label>
      {hint && (
        <Text id={`${id}-hint`} mb="1" fontSize="sm" color="fg.muted">
          {hint}
        </Text>
      )}
      <CommentArea
        id={id}
        aria-describedby={[hint && `${id}-hint`, errorId].filter(Boolean).join(' ') || undefined}
        aria-invalid={errorId ? true : undefined}
        rows={3}
        maxLength={MAX_COMMENT}
        {...area}
      />
    </Box>
  );
}
