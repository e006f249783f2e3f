/**
 * The questions of an exam with their corrections: progress of rescoring, questions by subject, and
 * history.
 */
import { Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { useUnsavedChanges } from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { CorrectionHistory } from './correction-history.tsx';
import type { CorrectedExam, Question } from './correction-values.ts';
import {
  type ExamCorrections_CorrectionsFragment,
  useExamKeyCorrectionsQuery,
} from './generated/exam-corrections.ts';
import { QuestionCard } from './question-card.tsx';
import { Rescoring } from './rescoring.tsx';

/** How often the progress of rescoring is read. */
const POLL_MS = 2000;

interface ExamKeysProps {
  readonly exam: CorrectedExam;
  readonly subjects: readonly {
    readonly id: string;
    readonly name: string | null;
    readonly questions: readonly Question[];
  }[];
  /** Reads the key again, after a correction. */
  readonly onCorrected: () => void;
}

export function ExamKeys({ exam, subjects, onCorrected }: ExamKeysProps) {
  const { t } = useI18n();
  const { hash } = useLocation();
  const [opened, setOpened] = useState<{ readonly id: string; readonly isLinked: boolean } | null>(
    () => linkedQuestion(hash),
  );
  const unsaved = useUnsavedChanges();
  const { corrections, error, refetch } = useExamCorrections(exam);
  if (!corrections)
    return error ? <ErrorState error={error} onRetry={refetch} /> : <RowsSkeleton />;

  const all = subjects
    .flatMap(({ questions }) => questions)
    .map((question, index) => ({ question, number: index + 1 }));

  const toggle = async (id: string) => {
    if (await unsaved.mayLeave()) setOpened(opened?.id === id ? null : { id, isLinked: false });
  };

  const formOf = (id: string) => {
    if (opened?.id !== id) return 'closed';
    return opened.isLinked ? 'linked' : 'open';
  };

  const card = (item: (typeof all)[number]) => (
    <QuestionCard
      key={item.question.id}
      exam={exam}
      item={item}
      current={corrections.corrections.find(({ questionId }) => questionId === item.question.id)}
      form={formOf(item.question.id)}
      onToggle={() => void toggle(item.question.id)}
      onChanged={unsaved.report}
      onApplied={() => {
        setOpened(null);
        onCorrected();
      }}
    />
  );

  return (
    <>
      <Rescoring corrections={corrections} />
      <Stack gap="6">
        {subjects.map(({ id, name, questions }) => (
          <Section key={id} title={name ?? t('admin.questionsTitle')}>
            <Stack gap="4">
              {all.filter(({ question }) => questions.includes(question)).map(card)}
            </Stack>
          </Section>
        ))}
        <CorrectionHistory corrections={corrections.corrections} questions={all} />
      </Stack>
      {unsaved.question}
    </>
  );
}

/** Null if the hash names no question, and if it is not well-formed. */
function linkedQuestion(hash: string): { readonly id: string; readonly isLinked: true } | null {
  const encodedId = /^#question-(.+)$/.exec(hash)?.[1];
  if (!encodedId) return null;
  try {
    return { id: decodeURIComponent(encodedId), isLinked: true };
  } catch {
    return null;
  }
}

/**
 * Reads the corrections, repeatedly while submissions wait to be rescored and the page is visible.
 * After a failed request the last response stays.
 */
function useExamCorrections(exam: CorrectedExam) {
  const [lastCorrections, setLastCorrections] =
    useState<ExamCorrections_CorrectionsFragment | null>(null);
  const { data, error, refetch, startPolling, stopPolling } = useExamKeyCorrectionsQuery({
    variables: exam,
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  });
  const read = data?.examKeyCorrections;
  if (read && read !== lastCorrections) setLastCorrections(read);
  const corrections = read ?? lastCorrections;
  const isPending = (corrections?.pendingCount ?? 0) > 0;

  useEffect(() => {
    if (!isPending) return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isPending, startPolling, stopPolling]);

  return { corrections, error, refetch };
}
