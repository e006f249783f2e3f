/** The page to edit an exam campaign. */
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { errorReason } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { adminPaths } from '../admin-paths.ts';
import { readAgain } from '../conflicts/read-again.ts';
import { useOpened } from '../conflicts/use-opened.ts';
import { CampaignForm } from './campaign.form.tsx';
import { CampaignPage } from './campaign-page.tsx';
import { examCampaignChanges, storedCampaign } from './campaign-values.ts';
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
  // Not cached: a change is based on what is stored now.
  const query = useEditExamCampaignQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const [update] = useUpdateExamCampaignMutation();
  const content = query.data?.editableExamCampaign;
  const opened = useOpened(id, storedCampaign(content, content?.examCampaign));
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
    <CampaignPage
      title={opened && t('admin.editNamed', { title: opened.values.title })}
      query={query}
    >
      {opened && (
        <CampaignForm
          key={id}
          hasExam
          storedValues={opened.values}
          isExamFixed={(content?.examCampaign?.registeredCount ?? 0) > 0}
          reread={async () => {
            const stored = (await readAgain(query))?.editableExamCampaign;
            return storedCampaign(stored, stored?.examCampaign);
          }}
          send={(values, base, revision) =>
            send({ id, revision, ...examCampaignChanges(base, values) })
          }
          onDone={() => navigate(adminPaths.campaigns())}
        >
          {asksReason && <PublishedReason value={publishedReason} onChange={setPublishedReason} />}
        </CampaignForm>
      )}
    </CampaignPage>
  );
}
