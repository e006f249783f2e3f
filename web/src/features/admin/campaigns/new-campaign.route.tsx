/** The page to create a campaign without an exam. */
import { useNavigate } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { adminPaths } from '../admin-paths.ts';
import { CampaignForm } from './campaign.form.tsx';
import { CampaignPage } from './campaign-page.tsx';
import { campaignInput, emptyCampaign } from './campaign-values.ts';
import { useCreateCampaignMutation } from './generated/campaign-editor.ts';

export function Component() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [create] = useCreateCampaignMutation();
  return (
    <CampaignPage title={t('events.addCampaign')}>
      <CampaignForm
        hasExam={false}
        storedValues={emptyCampaign}
        send={(values) => create({ variables: { input: campaignInput(values) } })}
        onDone={() => navigate(adminPaths.campaigns())}
      />
    </CampaignPage>
  );
}
