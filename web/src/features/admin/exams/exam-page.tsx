/**
 * The layout of a page that creates or edits an exam, with loading, error and not-found states, and
 * a link back to where it was opened.
 */
import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { adminPaths } from '../admin-paths.ts';
import { TakeExam } from '../bank/exam/take-exam.tsx';
import { useReturnPath } from '../use-return-path.ts';
import { ReleaseRule } from './release-rule.tsx';

/**
 * Returns a function that leaves the page after saving or cancelling.
 * @param listPath where it leads if the page was opened without `returnTo`
 */
export function useLeave(listPath?: string): () => void {
  const navigate = useNavigate();
  const back = useReturnPath(listPath);
  return () => void navigate(back);
}

interface ExamPageProps {
  /** Null or undefined while loading and if the exam does not exist. */
  readonly title: string | null | undefined;
  /** Omitted for a new exam. */
  readonly query?: {
    readonly loading: boolean;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  /** The page that corrects the key; omitted for a new or written exam. */
  readonly keyCorrectionPath?: string | undefined;
  /**
   * The stored exam, whose print page, live view and statistics are linked; omitted for a new one.
   */
  readonly exam?: { readonly kind: 'single' | 'multi-subject'; readonly id: string } | undefined;
  /** The path of the page to return to if it was opened without `returnTo`. */
  readonly listPath?: string | undefined;
  readonly children: ReactNode;
}

export function ExamPage({
  title,
  query,
  keyCorrectionPath,
  exam,
  listPath,
  children,
}: ExamPageProps) {
  const { t } = useI18n();
  const back = useReturnPath(listPath);
  const isLoading = !title && query?.loading === true;
  return (
    <Page
      title={title ?? (isLoading ? undefined : t('admin.exams'))}
      actions={
        <>
          {exam && (
            <>
              <ButtonLink variant="outline" to={adminPaths.print(exam.kind, exam.id)}>
                {t('paperprint.print')}
              </ButtonLink>
              <ButtonLink variant="outline" to={adminPaths.live(exam.kind, exam.id)}>
                {t('admin.liveView')}
              </ButtonLink>
              <ButtonLink variant="outline" to={adminPaths.statistics(exam.kind, exam.id)}>
                {t('admin.statistics')}
              </ButtonLink>
            </>
          )}
          {exam && <TakeExam kind={exam.kind} examId={exam.id} />}
          {keyCorrectionPath && (
            <ButtonLink variant="outline" to={keyCorrectionPath}>
              {t('admin.correctKey')}
            </ButtonLink>
          )}
        </>
      }
      breadcrumbs={[
        { label: t('admin.boss'), to: paths.boss() },
        { label: t('admin.content'), to: back },
        ...(title ? [{ label: title }] : []),
      ]}
    >
      {isLoading && <RowsSkeleton />}
      {!title && !isLoading && query?.error !== undefined && (
        <ErrorState error={query.error} onRetry={query.refetch} />
      )}
      {!title && !isLoading && query?.error === undefined && (
        <EmptyState text={t('admin.examGone')} icon="exam" />
      )}
      {title && exam && (
        <Box mb="6" maxW="56rem">
          <ReleaseRule kind={exam.kind} examId={exam.id} />
        </Box>
      )}
      {children}
    </Page>
  );
}
