/** The route /boss/notes/:id: edits a note. */
import { useParams } from 'react-router-dom';
import { readAgain } from '../conflicts/read-again.ts';
import { useUpdateContentMutation } from '../tree/generated/save-lesson.ts';
import { EditText } from './edit-text-page.tsx';
import { useNoteEditorQuery } from './generated/text-editor.ts';
import { noteInput, onlyChanges, storedNote } from './text-values.ts';

export function Component() {
  const { id = '' } = useParams();
  const query = useNoteEditorQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const [update] = useUpdateContentMutation();
  return (
    <EditText
      kind="note"
      id={id}
      query={query}
      storedItem={storedNote(query.data?.editableContent)}
      reread={async () => storedNote((await readAgain(query))?.editableContent)}
      send={(values, base, revision) =>
        update({ variables: { input: { id, revision, ...onlyChanges(noteInput(values), base) } } })
      }
    />
  );
}
