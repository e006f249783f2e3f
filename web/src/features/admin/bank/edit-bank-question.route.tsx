/** The page that changes a question of the bank; it shows where the question is used and how it was answered there. */
import { Stack } from '@chakra-ui/react';
import { useNavigate, useParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { adminPaths } from '../admin-paths.ts';
import { BankQuestionForm } from './bank-question.form.tsx';
import { placeValues, questionValues } from './bank-values.ts';
import { useBankQuestionQuery, useUpdateBankQuestionMutation } from './generated/bank.ts';
import { UsageList } from './usage-list.tsx';

export function Component() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  // Not cached: editing needs the current revision.
  const { data, loading, error, refetch } = useBankQuestionQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
  });
  const [update] = useUpdateBankQuestionMutation();
  const question = data?.bankQuestion;
  const title = t('questionbank.editQuestion');
  return (
    <Page
      title={title}
      breadcrumbs={[
        { label: t('admin.boss'), to: paths.boss() },
        { label: t('questionbank.title'), to: adminPaths.bank() },
        { label: title },
      ]}
    >
      {loading && !question && <RowsSkeleton />}
      {!question && !loading && error !== undefined && (
        <ErrorState error={error} onRetry={refetch} />
      )}
      {!question && !loading && error === undefined && (
        <EmptyState text={t('questionbank.gone')} icon="exam" />
      )}
      {question && (
        <Stack gap="6">
          <UsageList id={id} />
          <BankQuestionForm
            key={question.id}
            question={questionValues(question)}
            place={placeValues(question)}
            send={async (changed) => {
              await update({
                variables: { input: { id, revision: question.revision, question: changed } },
              });
              return null;
            }}
            onDone={() => void navigate(adminPaths.bank())}
          />
        </Stack>
      )}
    </Page>
  );
}
