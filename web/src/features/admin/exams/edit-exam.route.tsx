/** The page to edit a single exam. */
import { useParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { ExamForm } from './exam.form.tsx';
import { ExamPage, useLeave } from './exam-page.tsx';
import { examInput, examValues } from './exam-values.ts';
import { useExamEditorQuery, useUpdateExamMutation } from './generated/exam-editor.route.ts';

export function Component() {
  const { t } = useI18n();
  const leave = useLeave();
  const { id = '' } = useParams();
  // Not cached: ids in the answer key are unique only within one exam, and editing needs the current key.
  const query = useExamEditorQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const [update] = useUpdateExamMutation();
  const exam = query.data?.exam;
  return (
    <ExamPage
      title={exam?.key && t('admin.editNamed', { title: exam.title })}
      query={query}
      exam={exam ? { kind: 'single', id: exam.id } : undefined}
      keyAt={exam?.type === 'MCQ' ? paths.examKeys('single', exam.id) : undefined}
    >
      {exam?.key && (
        <ExamForm
          key={exam.id}
          kind="exam"
          stored={examValues(exam)}
          send={(values) => update({ variables: { input: { id: exam.id, ...examInput(values) } } })}
          onDone={leave}
        />
      )}
    </ExamPage>
  );
}
