/**
 * The route /boss/keys/:kind/:examId, for admins: the key of an exam, its corrections, and the form
 * that corrects a question.
 */
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { ExamKeys } from './exam-keys.tsx';
import { usePaperKeyQuery, useSingleExamKeyQuery } from './generated/exam-keys.route.ts';

export function Component() {
  const { kind, examId = '' } = useParams();
  if (kind === 'single') return <SingleExam key={examId} examId={examId} />;
  if (kind === 'multi-subject') return <Paper key={examId} examId={examId} />;
  return <KeyPage exam={null} />;
}

function SingleExam({ examId }: { readonly examId: string }) {
  // Not cached: ids in the answer key are unique only within one exam.
  const query = useSingleExamKeyQuery({ variables: { examId }, fetchPolicy: 'no-cache' });
  // A failed refetch has no data: the page stays, with what is typed in its form.
  const exam = (query.data ?? query.previousData)?.exam;
  const isMcq = exam?.type === 'MCQ';
  return (
    <KeyPage
      exam={isMcq && exam.key ? exam : null}
      query={query}
      isWritten={exam?.type === 'WRITTEN'}
    >
      {exam?.key && isMcq && (
        <ExamKeys
          exam={{ examKind: 'SINGLE', examId }}
          subjects={[{ id: exam.id, name: null, questions: exam.key.questions }]}
          onCorrected={() => void query.refetch()}
        />
      )}
    </KeyPage>
  );
}

function Paper({ examId }: { readonly examId: string }) {
  // Not cached: ids in the answer key are unique only within one exam.
  const query = usePaperKeyQuery({ variables: { examId }, fetchPolicy: 'no-cache' });
  const paper = (query.data ?? query.previousData)?.multiSubjectExam;
  return (
    <KeyPage exam={paper?.key ? paper : null} query={query}>
      {paper?.key && (
        <ExamKeys
          exam={{ examKind: 'MULTI_SUBJECT', examId }}
          subjects={paper.key.subjects}
          onCorrected={() => void query.refetch()}
        />
      )}
    </KeyPage>
  );
}

interface KeyPageProps {
  /** Null while loading, and if the exam does not exist or its key cannot be read. */
  readonly exam: { readonly title: string } | null;
  /** Omitted if there is nothing to read. */
  readonly query?: {
    readonly data?: unknown;
    readonly loading: boolean;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  readonly isWritten?: boolean;
  readonly children?: ReactNode;
}

function KeyPage({ exam, query, isWritten = false, children }: KeyPageProps) {
  const { t } = useI18n();
  const isLoading = !exam && query?.loading === true;
  const hasFailed = !isLoading && query?.error !== undefined && (!exam || query.data === undefined);
  const isMissing = !exam && !isLoading && query?.error === undefined;
  return (
    <Page
      title={exam ? t('keys.titleOf', { exam: exam.title }) : t('keys.title')}
      lead={t('keys.lead')}
      breadcrumbs={[{ label: t('admin.boss'), to: paths.boss() }, { label: t('keys.title') }]}
      actions={
        <ButtonLink variant="outline" to={paths.keyChallenges()}>
          {t('keys.challenges')}
        </ButtonLink>
      }
    >
      {isLoading && <RowsSkeleton />}
      {hasFailed && <ErrorState error={query?.error} onRetry={query?.refetch} />}
      {isMissing && (
        <EmptyState text={t(isWritten ? 'keys.written' : 'admin.examGone')} icon="exam" />
      )}
      {children}
    </Page>
  );
}
