/** The route /boss/lessons/new?chapterId=…: adds a lesson to a chapter. */
import { useCreateLessonMutation } from './generated/text-editor.ts';
import { NewText } from './new-text.tsx';
import { lessonInput } from './text-values.ts';

export function Component() {
  const [create] = useCreateLessonMutation();
  return (
    <NewText
      kind="lesson"
      send={(chapterId, values) =>
        create({ variables: { input: { chapterId, ...lessonInput(values) } } })
      }
    />
  );
}
