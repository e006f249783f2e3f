/** The page to edit a campaign without an exam. */
import { useNavigate, useParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { adminPaths } from '../admin-paths.ts';
import { CampaignForm } from './campaign.form.tsx';
import { CampaignPage } from './campaign-page.tsx';
import { campaignChanges, campaignValues } from './campaign-values.ts';
import { useEditCampaignQuery, useUpdateCampaignMutation } from './generated/campaign-editor.ts';

export function Component() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const query = useEditCampaignQuery({ variables: { id } });
  const [update] = useUpdateCampaignMutation();
  const campaign = query.data?.campaign;
  return (
    <CampaignPage title={campaign && t('admin.editNamed', { title: campaign.title })} query={query}>
      {campaign && (
        <CampaignForm
          key={campaign.id}
          hasExam={false}
          storedValues={campaignValues(campaign)}
          send={(values, opened) =>
            update({
              variables: { input: { id: campaign.id, ...campaignChanges(opened, values) } },
            })
          }
          onDone={() => navigate(adminPaths.campaigns())}
        />
      )}
    </CampaignPage>
  );
}
