/** The route /boss/lessons/:id: edits a lesson. */
import { useParams } from 'react-router-dom';
import { useUpdateLessonMutation } from '../tree/generated/save-lesson.ts';
import { EditText } from './edit-text-page.tsx';
import { useLessonEditorQuery } from './generated/text-editor.ts';
import { lessonInput, onlyChanges, storedLesson } from './text-values.ts';

export function Component() {
  const { id = '' } = useParams();
  const query = useLessonEditorQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const [update] = useUpdateLessonMutation();
  const found = query.data?.editableContent;
  return (
    <EditText
      kind="lesson"
      id={id}
      query={query}
      stored={storedLesson(found)}
      exams={found?.lesson?.chapter?.exams ?? []}
      reread={async () => storedLesson((await query.refetch()).data?.editableContent)}
      send={(values, base, revision) =>
        update({
          variables: { input: { id, revision, ...onlyChanges(lessonInput(values), base) } },
        })
      }
    />
  );
}
