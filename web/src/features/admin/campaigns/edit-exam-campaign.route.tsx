/** The page to edit an exam campaign. */
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { errorReason } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { adminPaths } from '../admin-paths.ts';
import { CampaignForm } from './campaign.form.tsx';
import { CampaignPage } from './campaign-page.tsx';
import { campaignValues, examCampaignChanges } from './campaign-values.ts';
import {
  type UpdateExamCampaignMutationVariables,
  useEditExamCampaignQuery,
  useUpdateExamCampaignMutation,
} from './generated/campaign-editor.ts';
import { PublishedReason } from './published-reason.tsx';

export function Component() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const query = useEditExamCampaignQuery({ variables: { id } });
  const [update] = useUpdateExamCampaignMutation();
  const campaign = query.data?.examCampaign;
  const [asksReason, setAsksReason] = useState(false);
  const [publishedReason, setPublishedReason] = useState('');
  const send = async (changes: UpdateExamCampaignMutationVariables['input']) => {
    const reason = publishedReason.trim();
    try {
      return await update({
        variables: { input: { ...changes, ...(reason && { publishedReason: reason }) } },
      });
    } catch (error) {
      if (errorReason(error) === 'PUBLISHED_REASON_REQUIRED') setAsksReason(true);
      throw error;
    }
  };
  return (
    <CampaignPage title={campaign && t('admin.editNamed', { title: campaign.title })} query={query}>
      {asksReason && <PublishedReason value={publishedReason} onChange={setPublishedReason} />}
      {campaign && (
        <CampaignForm
          key={campaign.id}
          hasExam
          storedValues={campaignValues(campaign)}
          examTitle={campaign.exam?.title ?? null}
          isExamFixed={campaign.registeredCount > 0}
          send={(values, opened) =>
            send({ id: campaign.id, ...examCampaignChanges(opened, values) })
          }
          onDone={() => navigate(adminPaths.campaigns())}
        />
      )}
    </CampaignPage>
  );
}
