/** The preview of the paper of an exam year. */
import { useParams } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { storedPaper } from '../exams/exam-values.ts';
import { usePaperEditorQuery } from '../exams/generated/exam-editor.route.ts';
import { PreviewPage } from './preview-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  // Not cached: ids in the answer key are unique only within one exam.
  const query = usePaperEditorQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  return (
    <PreviewPage
      query={query}
      kind="paper"
      values={storedPaper(query.data?.editableContent)?.values ?? null}
      startAt={paths.mcqExam(id)}
      editAt={paths.editPaper(id, paths.adminCourses())}
    />
  );
}
