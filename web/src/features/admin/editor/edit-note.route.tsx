/** The route /boss/notes/:id: edits a note. */
import { useNavigate, useParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { useUpdateContentMutation } from '../tree/generated/save-lesson.ts';
import { useWayBack } from '../use-way-back.ts';
import { EditTextPage } from './edit-text-page.tsx';
import { useNoteEditorQuery } from './generated/text-editor.ts';
import { TextForm } from './text.form.tsx';
import { noteInput, noteValues, onlyChanges } from './text-values.ts';
import { useOpened } from './use-opened.ts';

export function Component() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const back = useWayBack();
  const { id = '' } = useParams();
  const query = useNoteEditorQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const [update] = useUpdateContentMutation();
  const note = useOpened(id, query.data?.content);
  return (
    <EditTextPage title={note && t('admin.editNamed', { title: note.title })} query={query}>
      {note && (
        <TextForm
          key={id}
          kind="note"
          draftKey={id}
          stored={noteValues(note)}
          reread={async () => {
            const { data } = await query.refetch();
            return data?.content ? noteValues(data.content) : null;
          }}
          send={(values, opened) => update({ variables: { input: { id, ...onlyChanges(noteInput(values), opened) } } })}
          onDone={() => void navigate(back)}
        />
      )}
    </EditTextPage>
  );
}
