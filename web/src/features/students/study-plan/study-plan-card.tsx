/**
 * The card on the home page that asks a new student for name, class and goal. It renders nothing
 * once they are answered or dismissed.
 */
import { Box, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import { describeError } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { SaveFailure } from '../editing/save-failure.tsx';
import { useStudyPlanQuery } from './generated/study-plan.ts';
import { StudyPlanForm } from './study-plan.form.tsx';
import { useSaveStudyPlan } from './use-save-study-plan.ts';

export function StudyPlanCard({ viewerId }: { readonly viewerId: string }) {
  const { t } = useI18n();
  const { data } = useStudyPlanQuery();
  const [isSaved, setSaved] = useState(false);
  const plan = data?.viewer?.studyPlan;
  if (isSaved) {
    return (
      <Card title={t('studyplan.thanks')}>
        <Text mb="4">{t('studyplan.thanksLine')}</Text>
        <ButtonLink ref={focusOnMount} variant="solid" to={paths.studentDashboard()}>
          {t('studyplan.toDashboard')}
        </ButtonLink>
      </Card>
    );
  }
  if (!plan || plan.isAnswered) return null;
  return (
    <Card title={t('studyplan.title')}>
      <Text color="fg.muted" mb="4">
        {t('studyplan.lead')}
      </Text>
      <StudyPlanForm
        viewerId={viewerId}
        name={data.viewer?.student?.name ?? null}
        plan={plan}
        onSaved={() => setSaved(true)}
        isNext={false}
      >
        <DismissButton viewerId={viewerId} />
      </StudyPlanForm>
    </Card>
  );
}

/** The form is removed, so the focus moves to the element that replaces it. */
const focusOnMount = (link: HTMLAnchorElement | null) => link?.focus();

function DismissButton({ viewerId }: { readonly viewerId: string }) {
  const { t } = useI18n();
  const { save, saving } = useSaveStudyPlan(viewerId);
  const [failure, setFailure] = useState<string | null>(null);

  const dismiss = async () => {
    setFailure(null);
    try {
      await save({ schoolClass: null, goal: null });
      // The card has disappeared with its focused button.
      document.getElementById('content')?.focus({ preventScroll: true });
    } catch (error) {
      setFailure(describeError(error, t));
    }
  };

  return (
    <Box>
      <Button
        variant="ghost"
        loading={saving}
        loadingText={t('studyplan.saving')}
        onClick={() => void dismiss()}
      >
        {t('studyplan.dismiss')}
      </Button>
      <SaveFailure text={failure} />
    </Box>
  );
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      maxW="grid"
      mx="auto"
      px={{ base: '4', md: '6' }}
      pt={{ base: '6', md: '8' }}
    >
      <Box
        p={{ base: '4', md: '6' }}
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="md"
        shadow="card"
      >
        <Heading as="h2" size="lg" id={id} mb="1">
          {title}
        </Heading>
        {children}
      </Box>
    </Box>
  );
}
