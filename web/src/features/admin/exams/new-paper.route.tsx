/** The page to create the paper of the exam year named in the URL, with several subjects. */
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { ExamForm } from './exam.form.tsx';
import { ExamPage, useLeave } from './exam-page.tsx';
import { paperInput } from './exam-schema.ts';
import { emptyExam } from './exam-values.ts';
import { useCreateMultiSubjectExamMutation } from './generated/exam-editor.route.ts';

export function Component() {
  const { t } = useI18n();
  const leave = useLeave();
  const [search] = useSearchParams();
  const [create] = useCreateMultiSubjectExamMutation();
  const yearId = search.get('yearId');
  return (
    <ExamPage title={yearId && t('admin.newPaper')}>
      {yearId && (
        <ExamForm
          kind="paper"
          draftKey={`new.${yearId}`}
          storedValues={emptyExam()}
          send={(values) => create({ variables: { input: { yearId, ...paperInput(values) } } })}
          onDone={leave}
        />
      )}
    </ExamPage>
  );
}
