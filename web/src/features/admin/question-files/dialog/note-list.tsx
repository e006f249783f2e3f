/** Notes about the file that was read or will be saved; announced. */
import { Stack } from '@chakra-ui/react';

interface NoteListProps {
  readonly notes: readonly { readonly key: string; readonly text: string }[];
}

export function NoteList({ notes }: NoteListProps) {
  return (
    <div role="status">
      {notes.length > 0 && (
        <Stack as="ul" gap="1" p="3" ps="7" bg="bg.muted" borderRadius="md" listStyleType="disc">
          {notes.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </Stack>
      )}
    </div>
  );
}
