/** The page to edit an exam campaign. */
import { useNavigate, useParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { adminPaths } from '../admin-paths.ts';
import { CampaignForm } from './campaign.form.tsx';
import { CampaignPage } from './campaign-page.tsx';
import { campaignValues, examCampaignChanges } from './campaign-values.ts';
import { useEditExamCampaignQuery, useUpdateExamCampaignMutation } from './generated/campaign-editor.ts';

export function Component() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const query = useEditExamCampaignQuery({ variables: { id } });
  const [update] = useUpdateExamCampaignMutation();
  const campaign = query.data?.examCampaign;
  return (
    <CampaignPage title={campaign && t('admin.editNamed', { title: campaign.title })} query={query}>
      {campaign && (
        <CampaignForm
          key={campaign.id}
          hasExam
          stored={campaignValues(campaign)}
          examTitle={campaign.exam?.title ?? null}
          isExamFixed={campaign.registeredCount > 0}
          send={(values) => update({ variables: { input: { id: campaign.id, ...examCampaignChanges(campaignValues(campaign), values) } } })}
          onDone={() => navigate(adminPaths.campaigns())}
        />
      )}
    </CampaignPage>
  );
}
