/** The page to edit a campaign without an exam. */
import { useNavigate, useParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { adminPaths } from '../admin-paths.ts';
import { readAgain } from '../conflicts/read-again.ts';
import { useOpened } from '../conflicts/use-opened.ts';
import { CampaignForm } from './campaign.form.tsx';
import { CampaignPage } from './campaign-page.tsx';
import { campaignChanges, storedCampaign } from './campaign-values.ts';
import { useEditCampaignQuery, useUpdateCampaignMutation } from './generated/campaign-editor.ts';

export function Component() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  // Not cached: a change is based on what is stored now.
  const query = useEditCampaignQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const [update] = useUpdateCampaignMutation();
  const content = query.data?.editableCampaign;
  const opened = useOpened(id, storedCampaign(content, content?.campaign));
  return (
    <CampaignPage
      title={opened && t('admin.editNamed', { title: opened.values.title })}
      query={query}
    >
      {opened && (
        <CampaignForm
          key={id}
          hasExam={false}
          storedValues={opened.values}
          reread={async () => {
            const stored = (await readAgain(query))?.editableCampaign;
            return storedCampaign(stored, stored?.campaign);
          }}
          send={(values, base, revision) =>
            update({ variables: { input: { id, revision, ...campaignChanges(base, values) } } })
          }
          onDone={() => navigate(adminPaths.campaigns())}
        />
      )}
    </CampaignPage>
  );
}
