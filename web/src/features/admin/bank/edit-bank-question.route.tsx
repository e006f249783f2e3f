/**
 * The page that changes a question of the bank; it shows where the question is used and how it was
 * answered there.
 */
import { Stack } from '@chakra-ui/react';
import { useNavigate, useParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { adminPaths } from '../admin-paths.ts';
import { readAgain } from '../conflicts/read-again.ts';
import { useOpened } from '../conflicts/use-opened.ts';
import { useReturnPath } from '../use-return-path.ts';
import { BankQuestionForm } from './bank-question.form.tsx';
import { storedBankQuestion } from './bank-values.ts';
import { useBankQuestionQuery, useUpdateBankQuestionMutation } from './generated/bank.ts';
import { UsageList } from './usage-list.tsx';

export function Component() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const back = useReturnPath(adminPaths.bank());
  const { id = '' } = useParams();
  // Not cached: editing needs the current revision.
  const query = useBankQuestionQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
  });
  const { data, loading, error, refetch } = query;
  const [update] = useUpdateBankQuestionMutation();
  const openedQuestion = useOpened(id, storedBankQuestion(data?.bankQuestion));
  const { kind, points = 0 } = data?.bankQuestion ?? {};
  const title = t('questionbank.editQuestion');
  return (
    <Page
      title={title}
      breadcrumbs={[
        { label: t('admin.boss'), to: paths.boss() },
        { label: t('questionbank.title'), to: back },
        { label: title },
      ]}
    >
      {loading && !openedQuestion && <RowsSkeleton />}
      {!openedQuestion && !loading && error !== undefined && (
        <ErrorState error={error} onRetry={refetch} />
      )}
      {!openedQuestion && !loading && error === undefined && (
        <EmptyState text={t('questionbank.gone')} icon="exam" />
      )}
      {openedQuestion && (
        <Stack gap="6">
          <UsageList
            id={id}
            isWritten={kind !== undefined && kind !== 'MCQ'}
            maxMarks={kind === 'CREATIVE' ? points : null}
          />
          <BankQuestionForm
            key={id}
            storedValues={openedQuestion.values}
            reread={async () => storedBankQuestion((await readAgain(query))?.bankQuestion)}
            send={async (question, revision) => {
              await update({ variables: { input: { id, revision: revision ?? 0, question } } });
              return null;
            }}
            onDone={() => void navigate(back)}
          />
        </Stack>
      )}
    </Page>
  );
}
