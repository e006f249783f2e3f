/** The page to create a single exam for the course, subject, chapter or unit named in the URL. */
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { ExamForm } from './exam.form.tsx';
import { ExamPage, useLeave } from './exam-page.tsx';
import { examInput } from './exam-schema.ts';
import { emptyExam } from './exam-values.ts';
import { useCreateExamMutation } from './generated/exam-editor.route.ts';

const parentTypes = ['CHAPTER', 'COURSE', 'LESSON', 'SUBJECT', 'UNIT'] as const;

export function Component() {
  const { t } = useI18n();
  const leave = useLeave();
  const [search] = useSearchParams();
  const [create] = useCreateExamMutation();
  const parentType = parentTypes.find((type) => type === search.get('parentType'));
  const parentId = search.get('parentId');
  return (
    <ExamPage title={parentType && parentId ? t('admin.newExam') : null}>
      {parentType && parentId && (
        <ExamForm
          kind="exam"
          draftKey={`new.${parentType}.${parentId}`}
          storedValues={emptyExam()}
          send={(values) =>
            create({ variables: { input: { parentType, parentId, ...examInput(values) } } })
          }
          onDone={leave}
        />
      )}
    </ExamPage>
  );
}
