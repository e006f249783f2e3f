/** The route /boss/notes/new?chapterId=…: adds a note to a chapter. */
import { useCreateContentMutation } from './generated/text-editor.ts';
import { NewText } from './new-text.tsx';
import { noteInput } from './text-values.ts';

export function Component() {
  const [create] = useCreateContentMutation();
  return (
    <NewText
      kind="note"
      send={(chapterId, values) =>
        create({ variables: { input: { chapterId, ...noteInput(values) } } })
      }
    />
  );
}
