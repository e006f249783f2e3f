/** The page to edit a single exam. */
import { Box } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { readAgain } from '../conflicts/read-again.ts';
import { useOpened } from '../conflicts/use-opened.ts';
import { ExamForm } from './exam.form.tsx';
import { ExamPage, useLeave } from './exam-page.tsx';
import { examInput } from './exam-schema.ts';
import { storedExam } from './exam-values.ts';
import { useExamEditorQuery, useUpdateExamMutation } from './generated/exam-editor.route.ts';
import { useExamListPath } from './list-path/use-list-path.ts';
import { SecondMarking } from './second-marking.tsx';
import { ExamUsageNotice } from './usage/exam-usage-notice.tsx';
import { useExamUsage } from './usage/use-exam-usage.ts';

export function Component() {
  const { t } = useI18n();
  const { id = '' } = useParams();
  const listPath = useExamListPath(id);
  const leave = useLeave(listPath);
  // Not cached: ids in the answer key are unique only within one exam, and editing needs the
  // current key.
  const query = useExamEditorQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const [update] = useUpdateExamMutation();
  const examUsage = useExamUsage({ examKind: 'SINGLE', examId: id });
  const content = query.data?.editableContent;
  const exam = content?.exam;
  const openedExam = useOpened(id, storedExam(content));
  return (
    <ExamPage
      title={openedExam && t('admin.editNamed', { title: openedExam.values.title })}
      query={query}
      listPath={listPath}
      exam={exam ? { kind: 'single', id: exam.id } : undefined}
      keyCorrectionPath={exam?.type === 'MCQ' ? paths.examKeys('single', exam.id) : undefined}
    >
      {exam?.type === 'WRITTEN' && (
        <Box mb="6" maxW="56rem">
          <SecondMarking examId={exam.id} />
        </Box>
      )}
      {openedExam && <ExamUsageNotice reader={examUsage} isMcq={exam?.type !== 'WRITTEN'} />}
      {openedExam && (
        <ExamForm
          key={id}
          kind="exam"
          draftKey={id}
          storedValues={openedExam.values}
          reread={async () => storedExam((await readAgain(query))?.editableContent)}
          readUsage={examUsage.reread}
          send={(values, revision) =>
            update({ variables: { input: { id, revision, ...examInput(values) } } })
          }
          onDone={leave}
        />
      )}
    </ExamPage>
  );
}
