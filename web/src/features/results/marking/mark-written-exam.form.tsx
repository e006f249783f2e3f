/**
 * The form with marks and comments for a written exam, question by question beside the PDF. Their
 * sum is the score. Everything can be done by keyboard (keys/commands.ts).
 */
import { useApolloClient } from '@apollo/client/react';
import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { describeError, errorCode, errorReason } from '../../../apollo/errors.ts';
import { useSchemaCheck } from '../../../forms/schema.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { markedAnswerUrl } from '../answer-files/answer-urls.ts';
import { CommentField, MAX_COMMENT } from './comment-field.tsx';
import { CommentsDialog } from './comments/comments.dialog.tsx';
import { useMarkingCommentsQuery } from './comments/generated/marking-comments.ts';
import type { Marking_SubmissionFragment } from './generated/mark-written-exam.form.ts';
import { type MarkValues, markSchemaFor, storedValues, sumOf } from './given-marks.ts';
import { commandOf } from './keys/commands.ts';
import { fieldOf, focusComment, focusMarks, questionOf } from './keys/focus.ts';
import { ShortcutsDialog } from './keys/shortcuts.dialog.tsx';
import { MarkedQuestion } from './marked-question.tsx';
import { OtherMarksDialog } from './other-marks.dialog.tsx';
import { PublishedReasonField } from './published-reason.tsx';
import type { Reconcile_MarkFragment } from './reconcile/generated/reconcile.route.ts';
import { type StoredMarks, useOtherMarks } from './use-other-marks.ts';
import { useSaveMarks } from './use-save-marks.ts';

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
  const { t, digits, date } = useI18n();
  const id = useId();
  const client = useApolloClient();
  const element = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const reason = useRef<HTMLTextAreaElement>(null);
  const isSending = useRef(false);
  const total = submission.totalMarks ?? 0;
  const markSchema = useMemo(() => markSchemaFor(total), [total]);
  const form = useForm({
    resolver: useSchemaCheck(markSchema),
    defaultValues: storedValues(submission, markerMarks),
  });
  const { fields } = useFieldArray({ control: form.control, name: 'questions' });
  const values = useWatch({ control: form.control });
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, form.formState.isDirty);
  const [wrong, setWrong] = useState<string | null>(null);
  const [notice, setNotice] = useState('');
  const [showsKeys, setShowsKeys] = useState(false);
  /**
   * The question whose reusable comments are shown; `keeps`: its own comment is to be saved as a
   * reusable one.
   */
  const [picked, setPicked] = useState<{ readonly index: number; keeps: boolean } | null>(null);
  const commentsQuery = useMarkingCommentsQuery();
  const comments = commentsQuery.data?.markingComments ?? null;
  const isFinal = markerMarks !== undefined;
  const { send, loading, error } = useSaveMarks(submission, isFinal);
  const otherMarks = useOtherMarks(submission, isFinal);
  /** Marks that were stored meanwhile, and those that were about to be saved. */
  const [asked, setAsked] = useState<{
    readonly stored: StoredMarks;
    readonly typed: MarkValues;
    readonly then: After;
  } | null>(null);
  const [isChecking, setChecking] = useState(false);
  const questions = new Map(
    (submission.writtenQuestions ?? []).map((question) => [question.id, question]),
  );
  const sum = sumOf(form.getValues('questions'));
  const needsReason = errorReason(error) === 'PUBLISHED_REASON_REQUIRED';

  // The field has just appeared.
  useLayoutEffect(() => {
    if (needsReason) reason.current?.focus();
  }, [needsReason]);

  const save = (then: After) =>
    form.handleSubmit(
      async (typed) => {
        const isTooMuch = sumOf(typed.questions) > total;
        setWrong(isTooMuch ? t('marking.tooMany', { total: digits(total) }) : null);
        if (isTooMuch || isSending.current) return;
        isSending.current = true;
        setChecking(true);
        const stored = await otherMarks.findOthers(markSchema.parse(typed));
        setChecking(false);
        if (stored) setAsked({ stored, typed, then });
        else await store(typed, then);
        isSending.current = false;
      },
      () => setWrong(null),
    )();

  const store = async (typed: MarkValues, then: After) => {
    const checkedMarks = markSchema.parse(typed);
    if (!(await send(checkedMarks))) return;
    otherMarks.rememberSaved(checkedMarks);
    // The fields stay mounted, and so do the PDFs.
    form.reset(typed, { keepValues: true });
    unsaved.report(false);
    toastSuccess(t('marking.saved'));
    if (then === 'next') onMove('next', { isSaved: true });
    // The button was disabled meanwhile and has lost the focus.
    else if (document.activeElement === document.body) status.current?.focus();
  };

  const saveMine = ({ stored, typed, then }: NonNullable<typeof asked>) => {
    setAsked(null);
    otherMarks.rememberStored(stored);
    void store(typed, then);
  };
  const showStored = ({ stored }: NonNullable<typeof asked>) => {
    setAsked(null);
    otherMarks.rememberStored(stored);
    form.reset(storedValues(stored));
  };

  const insert = (index: number, text: string): boolean => {
    const name = `questions.${index}.comment` as const;
    const before = form.getValues(name).trimEnd();
    const next = before === '' ? text : `${before}\n${text}`;
    if (next.length > MAX_COMMENT) return false;
    form.setValue(name, next, { shouldDirty: true });
    setNotice(t('markingqueue.inserted', { number: digits(index + 1) }));
    return true;
  };

  const runCommand = (event: KeyboardEvent<HTMLFormElement>) => {
    const { isComposing } = event.nativeEvent;
    const { key, code, ctrlKey, metaKey, altKey } = event;
    const command = commandOf(
      { key, code, ctrlKey, metaKey, altKey, isComposing },
      fieldOf(event.target),
    );
    if (command === null) return;
    event.preventDefault();
    const index = questionOf(event.target) ?? fields.length - 1;
    const isLast = index === fields.length - 1;
    if (command === 'save-next' || (command === 'proceed' && isLast)) void save('next');
    else if (command === 'save') void save('stay');
    else if (command === 'help') setShowsKeys(true);
    else if (command === 'next-answer') onMove('next', { isSaved: false });
    else if (command === 'previous-answer') onMove('previous', { isSaved: false });
    else if (command === 'comment') focusComment(element.current, index);
    else if (command === 'reuse' || command === 'keep') {
      if (comments || commentsQuery.error) setPicked({ index, keeps: command === 'keep' });
    } else if (command === 'marks') focusMarks(element.current, index);
    else focusMarks(element.current, command === 'previous-question' ? index - 1 : index + 1);
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
        ref={element}
        onKeyDown={runCommand}
        onSubmit={(event) => {
          event.preventDefault();
          void save('stay');
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
                    markedAnswerUrl(client, {
                      userId: submission.userId,
                      examId: submission.exam?.id ?? '',
                      submissionId: submission.id,
                      questionId,
                    })
                  }
                  onReuse={comments ? () => setPicked({ index, keeps: false }) : undefined}
                  onKeep={comments ? () => setPicked({ index, keeps: true }) : undefined}
                />
              )
            );
          })}
          <CommentField
            label={t('marking.examComment')}
            value={values.comment ?? ''}
            onChange={(comment) => form.setValue('comment', comment, { shouldDirty: true })}
          />
          <PublishedReasonField
            inputRef={reason}
            value={values.publishedReason ?? ''}
            onChange={(text) => form.setValue('publishedReason', text, { shouldDirty: true })}
            error={error}
          />
          <Text id={`${id}-sum`} fontSize="lg" fontWeight="semibold" aria-live="polite">
            {t('marking.sum', { sum: digits(sum), total: digits(total) })}
          </Text>
          <Box ref={status} tabIndex={-1} color="fg.muted" css={{ '&:empty': { display: 'none' } }}>
            {submission.markedAt && t('marking.markedAt', { date: date(submission.markedAt) })}
          </Box>
          <Box role="alert" css={{ '&:empty': { display: 'none' } }}>
            {wrong && <Text color="error.fg">{wrong}</Text>}
            {!wrong && error && (
              <Text color="error.fg">
                {t('marking.failed', { message: describeError(error, t) })}
              </Text>
            )}
          </Box>
          <Flex wrap="wrap" gap="3">
            <Button
              loading={loading || isChecking}
              loadingText={t('marking.saving')}
              aria-describedby={`${id}-sum`}
              onClick={() => void save('next')}
            >
              {t('markingqueue.saveNext')}
            </Button>
            <Button type="submit" variant="outline" disabled={loading}>
              {t('marking.save')}
            </Button>
            {errorCode(error) === 'CONFLICT' && !needsReason && (
              <Button variant="outline" onClick={onReload}>
                {t('marking.reload')}
              </Button>
            )}
          </Flex>
        </Stack>
      </form>
      <VisuallyHidden role="status">{notice}</VisuallyHidden>
      {asked && (
        <OtherMarksDialog
          sum={sumOf(storedValues(asked.stored).questions)}
          total={total}
          onShowStored={() => showStored(asked)}
          onSaveMine={() => saveMine(asked)}
          onClose={() => setAsked(null)}
        />
      )}
      {showsKeys && <ShortcutsDialog onClose={() => setShowsKeys(false)} />}
      {picked && (
        <CommentsDialog
          {...{ comments, error: commentsQuery.error, examId: submission.exam?.id ?? '' }}
          questionId={fields[picked.index]?.questionId ?? ''}
          commentToSave={picked.keeps ? form.getValues(`questions.${picked.index}.comment`) : null}
          onInsert={(text) => insert(picked.index, text)}
          onReload={() => commentsQuery.refetch()}
          onClose={() => setPicked(null)}
        />
      )}
      {unsaved.question}
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
