/**
 * The form with marks and comments for a written exam, question by question beside the PDF. Their
 * sum is the score.
 */
import { useApolloClient } from '@apollo/client/react';
import { Box, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useId, useState } from 'react';
import { describeError, errorCode } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { markedAnswerAddress } from '../answer-files/answer-addresses.ts';
import {
  type Marking_SubmissionFragment,
  useMarkWrittenExamMutation,
} from './generated/mark-written-exam.form.ts';
import { areMarks, type Given, marksOf, sumOf } from './given-marks.ts';
import { CommentField, MarkedQuestion, marksFieldId } from './marked-question.tsx';
import { PublishedReasonField } from './published-reason.tsx';

interface MarkWrittenExamFormProps {
  readonly submission: Marking_SubmissionFragment;
  readonly onReload: () => void;
}

export function MarkWrittenExamForm({ submission, onReload }: MarkWrittenExamFormProps) {
  const { t, digits, date } = useI18n();
  const id = useId();
  const client = useApolloClient();
  const questions = submission.writtenQuestions ?? [];
  const total = submission.totalMarks ?? 0;
  const [given, setGiven] = useState<Given>(() =>
    Object.fromEntries(
      questions.map(({ id: question, marks, comment }) => [
        question,
        { marks: marks?.toString() ?? '', comment: comment ?? '' },
      ]),
    ),
  );
  const [comment, setComment] = useState(submission.comment ?? '');
  const [publishedReason, setPublishedReason] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const [mark, { loading, error }] = useMarkWrittenExamMutation();
  const sum = sumOf(given);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const marks = marksOf(given);
    setWrong(
      marks
        ? sum > total
          ? t('marking.tooMany', { total: digits(total) })
          : null
        : t('marking.notNumber'),
    );
    setTried(true);
    const missing = questions.find((question) => !areMarks(given[question.id]?.marks ?? ''));
    if (missing) document.getElementById(marksFieldId(missing.id))?.focus();
    if (!marks || sum > total) return;
    const { id: submissionId, userId, exam, takenAt } = submission;
    const published = publishedReason.trim();
    const named = {
      userId,
      examId: exam?.id ?? '',
      submissionId,
      ...(takenAt && { dateTaken: takenAt }),
    };
    const input = { ...named, marks, comment, ...(published && { publishedReason: published }) };
    const answer = await mark({ variables: { input } }).catch(() => null);
    if (answer?.data) toastSuccess(t('marking.saved'));
  };

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap="4">
        {questions.map((question, index) => (
          <MarkedQuestion
            key={question.id}
            question={question}
            number={index + 1}
            isAsked={isTried}
            given={given[question.id] ?? { marks: '', comment: '' }}
            onRenewFile={() =>
              markedAnswerAddress(client, {
                ...{ userId: submission.userId, examId: submission.exam?.id ?? '' },
                ...{ submissionId: submission.id, questionId: question.id },
              })
            }
            onChange={(change) =>
              setGiven((all) => ({
                ...all,
                [question.id]: { ...{ marks: '', comment: '' }, ...all[question.id], ...change },
              }))
            }
          />
        ))}
        <CommentField label={t('marking.examComment')} value={comment} onChange={setComment} />
        <PublishedReasonField value={publishedReason} onChange={setPublishedReason} error={error} />
        <Text id={`${id}-sum`} fontSize="lg" fontWeight="semibold" aria-live="polite">
          {t('marking.sum', { sum: digits(sum), total: digits(total) })}
        </Text>
        {submission.markedAt && (
          <Text color="fg.muted">{t('marking.markedAt', { date: date(submission.markedAt) })}</Text>
        )}
        <Box role="alert" css={{ '&:empty': { display: 'none' } }}>
          {wrong && <Text color="error.fg">{wrong}</Text>}
          {!wrong && error && (
            <Text color="error.fg">
              {t('marking.failed', { message: describeError(error, t) })}
            </Text>
          )}
        </Box>
        <Box display="flex" flexWrap="wrap" gap="3">
          <Button
            type="submit"
            loading={loading}
            loadingText={t('marking.saving')}
            aria-describedby={`${id}-sum`}
          >
            {t('marking.save')}
          </Button>
          {errorCode(error) === 'CONFLICT' && (
            <Button variant="outline" onClick={onReload}>
              {t('marking.reload')}
            </Button>
          )}
        </Box>
      </Stack>
    </form>
  );
}
