/** The route /boss/lessons/:id: edits a lesson. */
import { useParams } from 'react-router-dom';
import { readAgain } from '../conflicts/read-again.ts';
import { useUpdateLessonMutation } from '../tree/generated/save-lesson.ts';
import { EditText } from './edit-text-page.tsx';
import { type LessonEditorQuery, useLessonEditorQuery } from './generated/text-editor.ts';
import { lessonInput, onlyChanges, storedLesson } from './text-values.ts';

export function Component() {
  const { id = '' } = useParams();
  const query = useLessonEditorQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const [update] = useUpdateLessonMutation();
  const content = query.data?.editableContent;
  const lesson = content?.lesson;
  return (
    <EditText
      kind="lesson"
      id={id}
      query={query}
      storedItem={storedLesson(content)}
      exams={lesson ? choicesOf(lesson) : []}
      reread={async () => storedLesson((await readAgain(query))?.editableContent)}
      send={(values, base, revision) =>
        update({
          variables: { input: { id, revision, ...onlyChanges(lessonInput(values), base) } },
        })
      }
    />
  );
}

type Lesson = NonNullable<NonNullable<LessonEditorQuery['editableContent']>['lesson']>;

/**
 * The exams of the chapter, and those that the lesson lists from the chapter where it was before.
 */
function choicesOf({ chapter, exams, examIds }: Lesson) {
  const chapterExams = chapter?.exams ?? [];
  const isOther = (id: string) =>
    examIds.includes(id) && !chapterExams.some((exam) => exam.id === id);
  return [...chapterExams, ...(exams ?? []).filter(({ id }) => isOther(id))];
}
