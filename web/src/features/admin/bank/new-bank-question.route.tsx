/** The page that adds a question to the bank, of the kind and place that the list shows. */
import { useNavigate } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Page } from '../../../ui/page/page.tsx';
import { adminPaths } from '../admin-paths.ts';
import { useReturnPath } from '../use-return-path.ts';
import { BankQuestionForm } from './bank-question.form.tsx';
import { emptyBankValues } from './bank-values.ts';
import { useAddBankQuestionsMutation } from './generated/bank.ts';
import { filterIn } from './place/bank-filter.ts';

export function Component() {
  const { t, lang } = useI18n();
  const navigate = useNavigate();
  const back = useReturnPath(adminPaths.bank());
  const [add] = useAddBankQuestionsMutation();
  return (
    <Page
      title={t('questionbank.newQuestion')}
      breadcrumbs={[
        { label: t('admin.boss'), to: paths.boss() },
        { label: t('questionbank.title'), to: back },
        { label: t('questionbank.newQuestion') },
      ]}
    >
      <BankQuestionForm
        storedValues={emptyBankValues(filterIn(new URLSearchParams(back.split('?')[1])), lang)}
        send={async (question) => {
          const { data } = await add({ variables: { input: { questions: [question] } } });
          return data?.addBankQuestions.existingCount ? t('questionbank.exists') : null;
        }}
        onDone={() => void navigate(back)}
      />
    </Page>
  );
}
