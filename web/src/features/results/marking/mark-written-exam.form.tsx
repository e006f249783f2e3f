/**
 * The form with marks and comments for a written exam, question by question beside the PDF. Their
 * sum is the score. Everything can be done by keyboard (keys/commands.ts).
 */
import { useApolloClient } from '@apollo/client/react';
import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { errorReason } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx';
import { markedAnswerUrl } from '../answer-files/answer-urls.ts';
import { CommentField } from './comment-field.tsx';
import { useCommentDialog } from './comments/use-comment-dialog.tsx';
import type { Marking_SubmissionFragment } from './generated/mark-written-exam.form.ts';
import { type MarkValues, sumOf } from './given-marks.ts';
import { onMarkingKey } from './keys/on-marking-key.ts';
import { ShortcutsDialog } from './keys/shortcuts.dialog.tsx';
import { MarkedQuestion } from './marked-question.tsx';
import { PublishedReasonField } from './published-reason.tsx';
import type { Reconcile_MarkFragment } from './reconcile/generated/reconcile.route.ts';
import { OtherMarksDialog } from './saving/other-marks.dialog.tsx';
import { SaveBar } from './saving/save-bar.tsx';
import { useSaveMarks } from './saving/use-save-marks.ts';
import { useMarksForm } from './use-marks-form.ts';

type After = 'stay' | 'next';

interface MarkWrittenExamFormProps {
  readonly submission: Marking_SubmissionFragment;
  /** The marks of the two markers, if the form sets the final marks. */
  readonly markerMarks?: readonly Reconcile_MarkFragment[];
  readonly onReload: () => void;
  /** Opens another submission of the queue. @param isSaved the marks were saved just now */
  readonly onMove: (side: 'next' | 'previous', mark: { readonly isSaved: boolean }) => void;
}

export function MarkWrittenExamForm({
  submission,
  markerMarks,
  onReload,
  onMove,
}: MarkWrittenExamFormProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const id = useId();
  const client = useApolloClient();
  const status = useRef<HTMLDivElement>(null);
  const { id: submissionId, userId, exam, markedAt } = submission;
  const examId = exam?.id ?? '';
  const marksForm = useMarksForm(submission, markerMarks);
  const { form, fields, total, isDirty } = marksForm;
  // All values, because the sum of the marks is shown too.
  const { publishedReason } = useWatch({ control: form.control });
  const commentError = form.formState.errors.comment?.message;
  const saving = useSaveMarks(submission, markerMarks !== undefined);
  const comments = useCommentDialog(form, examId);
  const [showsKeys, setShowsKeys] = useState(false);
  /** The action after the save. */
  const [afterSave, setAfterSave] = useState<After>('stay');
  const questions = new Map(
    (submission.writtenQuestions ?? []).map((question) => [question.id, question]),
  );
  const needsReason = errorReason(saving.error) === 'PUBLISHED_REASON_REQUIRED';

  // The field has just appeared.
  useLayoutEffect(() => {
    if (needsReason) form.setFocus('publishedReason');
  }, [needsReason, form]);

  // The form was opened with cached marks, and newer ones have arrived.
  useEffect(() => {
    if (!saving.isNew(submission) || isDirty || saving.isSaving) return;
    saving.see(submission);
    marksForm.show(submission);
  });

  const save = (then: After) => {
    setAfterSave(then);
    void marksForm.whenValid(async (checkedMarks) => {
      const typed = structuredClone<MarkValues>(form.getValues());
      if (!(await saving.send(checkedMarks))) return;
      const isComplete = JSON.stringify(form.getValues()) === JSON.stringify(typed);
      marksForm.markSaved(typed, isComplete);
      toastSuccess(t('marking.saved'));
      if (then === 'next') onMove('next', { isSaved: true });
      // The button was disabled meanwhile and has lost the focus.
      else if (document.activeElement === document.body) status.current?.focus();
    });
  };

  return (
    <>
      <Flex wrap="wrap" align="center" gap="3" mb="4">
        <Button variant="outline" onClick={() => setShowsKeys(true)}>
          {t('markingqueue.shortcuts')}
        </Button>
        <KeyHint>{t('markingqueue.hint', { enter: 'Enter', save: 'Ctrl + Enter' })}</KeyHint>
      </Flex>
      <form
        onKeyDown={onMarkingKey({
          count: fields.length,
          onSave: save,
          onMove: (side) => onMove(side, { isSaved: false }),
          onHelp: () => setShowsKeys(true),
          onComments: comments.open,
        })}
        onSubmit={(event) => {
          event.preventDefault();
          save('stay');
        }}
        noValidate
      >
        <Stack gap="4">
          {fields.map(({ questionId }, index) => {
            const question = questions.get(questionId);
            return (
              question && (
                <MarkedQuestion
                  key={questionId}
                  form={form}
                  question={question}
                  index={index}
                  count={fields.length}
                  totalMarks={total}
                  markerMarks={markerMarks}
                  onRenewFile={() =>
                    markedAnswerUrl(client, { userId, examId, submissionId, questionId })
                  }
                  onReuse={comments.isOffered ? () => comments.open(index, false) : undefined}
                  onKeep={comments.isOffered ? () => comments.open(index, true) : undefined}
                />
              )
            );
          })}
          <Box>
            <CommentField
              label={t('marking.examComment')}
              {...form.register('comment')}
              errorId={commentError && `${id}-comment-error`}
            />
            {commentError && (
              <Text id={`${id}-comment-error`} color="error.fg">
                {commentError}
              </Text>
            )}
          </Box>
          <PublishedReasonField
            field={form.register('publishedReason')}
            isFilled={Boolean(publishedReason)}
            error={saving.error}
          />
          <SaveBar
            {...{ total, markedAt, onReload }}
            sum={sumOf(form.getValues('questions'))}
            statusRef={status}
            problem={marksForm.tooMuch}
            error={saving.error}
            isSaving={saving.isSaving}
            onSaveNext={() => save('next')}
          />
        </Stack>
      </form>
      <VisuallyHidden role="status">{comments.notice}</VisuallyHidden>
      {saving.others && (
        <OtherMarksDialog
          stored={saving.others}
          total={total}
          typed={form.getValues()}
          onTakeStored={() => {
            if (!saving.others) return;
            marksForm.show(saving.others);
            saving.see(saving.others);
          }}
          onSaveMine={() => {
            if (!saving.others) return;
            saving.see(saving.others);
            save(afterSave);
          }}
          onClose={saving.dismissOthers}
        />
      )}
      {showsKeys && <ShortcutsDialog onClose={() => setShowsKeys(false)} />}
      {comments.dialog}
      {marksForm.question}
    </>
  );
}

/** Shown only on devices that probably have a keyboard. */
const KeyHint = chakra('p', {
  base: {
    display: 'none',
    flex: '1 1 20rem',
    color: 'fg.muted',
    '@media (pointer: fine)': { display: 'block' },
  },
});
