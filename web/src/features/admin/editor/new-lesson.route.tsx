/** The route /boss/lessons/new?chapterId=…: adds a lesson to a chapter. */
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { useWayBack } from '../use-way-back.ts';
import { EditTextPage } from './edit-text-page.tsx';
import { useCreateLessonMutation, useNewTextChapterQuery } from './generated/text-editor.ts';
import { TextForm } from './text.form.tsx';
import { lessonInput, NO_TEXT } from './text-values.ts';

export function Component() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const back = useWayBack();
  const [search] = useSearchParams();
  const chapterId = search.get('chapterId') ?? '';
  const query = useNewTextChapterQuery({ variables: { id: chapterId }, fetchPolicy: 'no-cache' });
  const [create] = useCreateLessonMutation();
  const chapter = query.data?.chapter;
  return (
    <EditTextPage title={chapter && t('admin.addLesson')} query={query}>
      {chapter && (
        <TextForm
          key={chapterId}
          kind="lesson"
          draftKey={`new.${chapterId}`}
          stored={NO_TEXT}
          exams={chapter.exams ?? []}
          send={(values) => create({ variables: { input: { chapterId, ...lessonInput(values) } } })}
          onDone={() => void navigate(back)}
        />
      )}
    </EditTextPage>
  );
}
