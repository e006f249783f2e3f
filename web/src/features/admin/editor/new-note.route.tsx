/** The route /boss/notes/new?chapterId=…: adds a note to a chapter. */
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { useWayBack } from '../use-way-back.ts';
import { EditTextPage } from './edit-text-page.tsx';
import { useCreateContentMutation, useNewTextChapterQuery } from './generated/text-editor.ts';
import { TextForm } from './text.form.tsx';
import { NO_TEXT, noteInput } from './text-values.ts';

export function Component() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const back = useWayBack();
  const [search] = useSearchParams();
  const chapterId = search.get('chapterId') ?? '';
  const query = useNewTextChapterQuery({ variables: { id: chapterId }, fetchPolicy: 'no-cache' });
  const [create] = useCreateContentMutation();
  const chapter = query.data?.chapter;
  return (
    <EditTextPage title={chapter && t('admin.addNote')} query={query}>
      {chapter && (
        <TextForm
          key={chapterId}
          kind="note"
          draftKey={`new.${chapterId}`}
          stored={NO_TEXT}
          send={(values) => create({ variables: { input: { chapterId, ...noteInput(values) } } })}
          onDone={() => void navigate(back)}
        />
      )}
    </EditTextPage>
  );
}
