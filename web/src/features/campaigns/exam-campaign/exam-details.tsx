/**
 * Public details of a campaign's exam before it opens, as items of the campaign's list of details.
 */
import { useI18n } from '../../../i18n/i18n.tsx';
import type { CampaignExam } from './exam-campaign.ts';

export function ExamDetails({ exam }: { readonly exam: CampaignExam }) {
  const { t, digits } = useI18n();
  const isSingle = exam.__typename === 'Exam';
  return (
    <>
      <dt>{t('campaigns.exam')}</dt>
      <dd>{exam.title}</dd>
      <dt>{t('campaigns.timeLimit')}</dt>
      <dd>{t('campaigns.minutes', { count: exam.timeLimitMinutes })}</dd>
      <dt>{t('campaigns.questions')}</dt>
      <dd>{digits(exam.questionCount)}</dd>
      <dt>{t('campaigns.marks')}</dt>
      <dd>{digits(isSingle ? exam.totalMarks : exam.totalPoints)}</dd>
      {exam.negativeMarkingPercentage > 0 && (
        <>
          <dt>{t('campaigns.negative')}</dt>
          <dd>
            {t(isSingle ? 'campaigns.notRightCosts' : 'campaigns.wrongCosts', {
              percent: exam.negativeMarkingPercentage,
            })}
          </dd>
        </>
      )}
      {!isSingle && exam.subjects.length > 0 && (
        <>
          <dt>{t('campaigns.subjects')}</dt>
          <dd>
            {exam.subjects
              .map(({ name, mandatory, questionCount }) =>
                t(mandatory ? 'campaigns.mandatorySubject' : 'campaigns.subject', {
                  name,
                  count: questionCount,
                }),
              )
              .join(', ')}
          </dd>
        </>
      )}
    </>
  );
}
