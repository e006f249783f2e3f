/** The route /boss/lessons/:id: edits a lesson. */
import { useNavigate, useParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { useUpdateLessonMutation } from '../tree/generated/save-lesson.ts';
import { useWayBack } from '../use-way-back.ts';
import { EditTextPage } from './edit-text-page.tsx';
import { useLessonEditorQuery } from './generated/text-editor.ts';
import { TextForm } from './text.form.tsx';
import { lessonInput, lessonValues, onlyChanges } from './text-values.ts';
import { useOpened } from './use-opened.ts';

export function Component() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const back = useWayBack();
  const { id = '' } = useParams();
  const query = useLessonEditorQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const [update] = useUpdateLessonMutation();
  const lesson = useOpened(id, query.data?.lesson);
  return (
    <EditTextPage title={lesson && t('admin.editNamed', { title: lesson.title })} query={query}>
      {lesson && (
        <TextForm
          key={id}
          kind="lesson"
          draftKey={id}
          stored={lessonValues(lesson)}
          exams={lesson.chapter?.exams ?? []}
          reread={async () => {
            const { data } = await query.refetch();
            return data?.lesson ? lessonValues(data.lesson) : null;
          }}
          send={(values, opened) => update({ variables: { input: { id, ...onlyChanges(lessonInput(values), opened) } } })}
          onDone={() => void navigate(back)}
        />
      )}
    </EditTextPage>
  );
}
