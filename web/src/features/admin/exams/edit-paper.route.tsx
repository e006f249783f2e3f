/** The page to edit the paper of an exam year. */
import { useParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { ExamForm } from './exam.form.tsx';
import { ExamPage, useLeave } from './exam-page.tsx';
import { paperInput, paperValues } from './exam-values.ts';
import { usePaperEditorQuery, useUpdateMultiSubjectExamMutation } from './generated/exam-editor.route.ts';

export function Component() {
  const { t } = useI18n();
  const leave = useLeave();
  const { id = '' } = useParams();
  // Not cached: ids in the answer key are unique only within one exam, and editing needs the current key.
  const query = usePaperEditorQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const [update] = useUpdateMultiSubjectExamMutation();
  const paper = query.data?.multiSubjectExam;
  return (
    <ExamPage
      title={paper?.key && t('admin.editNamed', { title: paper.title })}
      query={query}
      exam={paper ? { kind: 'multi-subject', id: paper.id } : undefined}
      keyAt={paper ? paths.examKeys('multi-subject', paper.id) : undefined}
    >
      {paper?.key && (
        <ExamForm
          key={paper.id}
          kind="paper"
          stored={paperValues(paper)}
          send={(values) => update({ variables: { input: { id: paper.id, ...paperInput(values) } } })}
          onDone={leave}
        />
      )}
    </ExamPage>
  );
}
