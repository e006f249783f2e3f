/** The preview of a single exam. */
import { useParams } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { storedExam } from '../exams/exam-values.ts';
import { useExamEditorQuery } from '../exams/generated/exam-editor.route.ts';
import { PreviewPage } from './preview-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  // Not cached: ids in the answer key are unique only within one exam.
  const query = useExamEditorQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  return (
    <PreviewPage
      query={query}
      kind="exam"
      values={storedExam(query.data?.editableContent)?.values ?? null}
      startAt={paths.exam(id)}
      editAt={paths.editExam(id, paths.adminCourses())}
    />
  );
}
