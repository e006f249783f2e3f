/**
 * The viewer's next step in an exam campaign: log in, register, wait, enter, resume, or see the
 * result.
 */
import { Box, Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useViewer } from '../../../apollo/viewer.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { isFromContest } from '../../exam-list/contest-attempt.ts';
import type { OpenAttempt_AttemptFragment } from '../../exam-room/storage/generated/open-attempt.ts';
import { useOpenAttempts } from '../../exam-room/storage/open-attempts.ts';
import { RegisteredBadge } from '../campaign-details.tsx';
import type { CampaignState } from '../campaign-state.ts';
import type { CampaignStudent, ExamCampaign, RegistrationState } from './exam-campaign.ts';
import { ExamEntry } from './exam-entry.tsx';
import { ExamRegistrationForm } from './register-for-exam-campaign.form.tsx';
import { ResumeExam } from './resume-exam.tsx';

interface NextStepProps {
  readonly campaign: ExamCampaign;
  readonly state: CampaignState;
  readonly registration: RegistrationState;
  /** Null for a visitor and for an account without a student record. */
  readonly student: CampaignStudent | null;
  readonly openAttempts: readonly OpenAttempt_AttemptFragment[];
  /** Called if the page's data is older than the server's. */
  readonly onStale: () => Promise<unknown>;
}

/** The line below a visitor's button to log in. */
function loginTextOf({ followsRoster }: ExamCampaign, isOpen: boolean) {
  if (!isOpen) return 'campaigns.loginIfRegistered';
  return followsRoster ? 'campaigns.loginIfCandidate' : 'campaigns.loginLine';
}

/** Whether the viewer's result is from the campaign; one from practice does not end it. */
function isTaken({ exam, startDate }: ExamCampaign): boolean {
  if (!exam?.myResult) return false;
  const dateTaken = exam.__typename === 'Exam' ? exam.myResult.dateTaken : exam.myResult.takenAt;
  return isFromContest({ startDate }, { dateTaken });
}

/** False while the viewer's result is withheld or not marked. */
const hasScore = (exam: NonNullable<ExamCampaign['exam']>): boolean =>
  typeof (exam.__typename === 'Exam' ? exam.myResult?.score : exam.myResult?.totalScore) ===
  'number';

export function NextStep({
  campaign,
  state,
  registration,
  student,
  openAttempts,
  onStale,
}: NextStepProps) {
  const { t } = useI18n();
  const { viewer } = useViewer();
  const { exam } = campaign;
  const attempt = useOpenAttempts(viewer?.id, openAttempts).find(
    ({ examId }) => examId === exam?.id,
  );
  const result = exam?.myResult;
  const { isRegistered } = campaign;
  const box = useRef<HTMLDivElement>(null);
  const badge = useRef<HTMLDivElement>(null);
  const [wasRegistered] = useState(isRegistered);

  // After registration the form disappears and the page becomes shorter, so the next step is
  // focused and scrolled into view.
  useEffect(() => {
    if (!isRegistered || wasRegistered) return;
    const next = box.current?.querySelector<HTMLElement>('a[href]') ?? badge.current;
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'center' });
  }, [isRegistered, wasRegistered]);

  const step = () => {
    if (attempt) return <ResumeExam attempt={attempt} />;
    if (result && exam && (state === 'over' || (isRegistered && isTaken(campaign)))) {
      return (
        <>
          <Text mb="3">{t('campaigns.submitted')}</Text>
          <ButtonLink
            variant={hasScore(exam) ? 'accent' : 'outline'}
            to={paths.examResult(result.userId, exam.id)}
          >
            {t(hasScore(exam) ? 'campaigns.viewResult' : 'campaigns.viewSubmission')}
          </ButtonLink>
        </>
      );
    }
    if (state === 'over') return <Text color="fg.muted">{t('campaigns.overLine')}</Text>;
    if (isRegistered) return <ExamEntry campaign={campaign} />;
    if (viewer && registration !== 'open')
      return <RegistrationClosed registration={registration} />;
    if (student && campaign.followsRoster && !campaign.isOnRoster) return <NotOnRoster />;
    if (student) {
      return (
        <>
          {campaign.isOnRoster && (
            <Text mb="4" fontWeight="semibold">
              {t('campaigns.onRoster')}
            </Text>
          )}
          <ExamRegistrationForm campaignId={campaign.id} student={student} onStale={onStale} />
        </>
      );
    }
    if (viewer) return <Text color="fg.muted">{t('campaigns.noStudent')}</Text>;
    return (
      <>
        {registration !== 'open' && <RegistrationClosed registration={registration} />}
        <ButtonLink variant="accent" size="lg" to={paths.login(paths.examCampaign(campaign.id))}>
          {t('shell.login')}
        </ButtonLink>
        <Text mt="2" fontSize="sm" color="fg.muted">
          {t(loginTextOf(campaign, registration === 'open'))}
        </Text>
      </>
    );
  };

  return (
    <Box ref={box}>
      {isRegistered && (
        <Flex role="status" mb="3" ref={badge} tabIndex={-1}>
          <RegisteredBadge />
        </Flex>
      )}
      {step()}
    </Box>
  );
}

function RegistrationClosed({ registration }: { readonly registration: 'closed' | 'full' }) {
  const { t } = useI18n();
  return (
    <Text mb="3" color="fg.muted">
      {t(registration === 'full' ? 'campaigns.fullLine' : 'campaigns.closedLine')}
    </Text>
  );
}

function NotOnRoster() {
  const { t } = useI18n();
  return (
    <>
      <Text mb="3">{t('campaigns.notOnRoster')}</Text>
      <ButtonLink variant="outline" to={paths.security()}>
        {t('campaigns.toAccount')}
      </ButtonLink>
    </>
  );
}
