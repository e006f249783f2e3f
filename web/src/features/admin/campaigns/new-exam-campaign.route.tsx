/** The page to create an exam campaign. */
import { useNavigate } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { adminPaths } from '../admin-paths.ts';
import { CampaignForm } from './campaign.form.tsx';
import { CampaignPage } from './campaign-page.tsx';
import { emptyCampaign, examCampaignInput } from './campaign-values.ts';
import { useCreateExamCampaignMutation } from './generated/campaign-editor.ts';

export function Component() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [create] = useCreateExamCampaignMutation();
  return (
    <CampaignPage title={t('events.addExamCampaign')}>
      <CampaignForm
        hasExam
        storedValues={emptyCampaign}
        send={(values) => create({ variables: { input: examCampaignInput(values) } })}
        onDone={() => navigate(adminPaths.campaigns())}
      />
    </CampaignPage>
  );
}
