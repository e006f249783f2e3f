/** The page to edit the paper of an exam year. */
import { useParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { readAgain } from '../conflicts/read-again.ts';
import { useOpened } from '../conflicts/use-opened.ts';
import { ExamForm } from './exam.form.tsx';
import { ExamPage, useLeave } from './exam-page.tsx';
import { paperInput } from './exam-schema.ts';
import { storedPaper } from './exam-values.ts';
import {
  usePaperEditorQuery,
  useUpdateMultiSubjectExamMutation,
} from './generated/exam-editor.route.ts';
import { usePaperListPath } from './list-path/use-list-path.ts';
import { ExamUsageNotice } from './usage/exam-usage-notice.tsx';
import { useExamUsage } from './usage/use-exam-usage.ts';

export function Component() {
  const { t } = useI18n();
  const { id = '' } = useParams();
  const listPath = usePaperListPath(id);
  const leave = useLeave(listPath);
  // Not cached: ids in the answer key are unique only within one exam, and editing needs the
  // current key.
  const query = usePaperEditorQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const [update] = useUpdateMultiSubjectExamMutation();
  const examUsage = useExamUsage({ examKind: 'MULTI_SUBJECT', examId: id });
  const content = query.data?.editableContent;
  const paper = content?.multiSubjectExam;
  const openedExam = useOpened(id, storedPaper(content));
  return (
    <ExamPage
      title={openedExam && t('admin.editNamed', { title: openedExam.values.title })}
      query={query}
      listPath={listPath}
      exam={paper ? { kind: 'multi-subject', id: paper.id } : undefined}
      keyCorrectionPath={paper ? paths.examKeys('multi-subject', paper.id) : undefined}
    >
      {openedExam && <ExamUsageNotice reader={examUsage} isMcq />}
      {openedExam && (
        <ExamForm
          key={id}
          kind="paper"
          draftKey={id}
          storedValues={openedExam.values}
          reread={async () => storedPaper((await readAgain(query))?.editableContent)}
          readUsage={examUsage.reread}
          send={(values, revision) =>
            update({ variables: { input: { id, revision, ...paperInput(values) } } })
          }
          onDone={leave}
        />
      )}
    </ExamPage>
  );
}
