/**
 * Below a reviewed question: its correction, and the student's challenge or the button that opens
 * its form.
 */
import { Box, chakra, Text } from '@chakra-ui/react';
import { lazy, type ReactNode, type Ref, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ErrorBoundary } from '../../../ui/page/error-boundary.tsx';
import type { ReviewedQuestion } from '../review/review.ts';
import { useChallengedResult } from './challenged-result.tsx';

/** Loaded on demand: few students challenge a question. */
const lazyForm = () =>
  lazy(async () => ({ default: (await import('./challenge-key.form.tsx')).ChallengeKeyForm }));

const kinds = {
  KEY: 'results.correctedKey',
  BONUS: 'results.correctedBonus',
  VOID: 'results.correctedVoid',
} as const;

const states = {
  OPEN: 'results.challengeOpen',
  ACCEPTED: 'results.challengeAccepted',
  REFUSED: 'results.challengeRefused',
} as const;

export function QuestionCorrections({ question }: { readonly question: ReviewedQuestion }) {
  const { t, date } = useI18n();
  const { correction, challenge } = question;
  const [isSent, setSent] = useState(false);
  return (
    <>
      {correction && (
        <Note>
          {t('results.corrected', {
            date: date(correction.correctedAt),
            kind: t(kinds[correction.kind]),
          })}{' '}
          <LabelledText label={t('results.correctionReason')}>{correction.reason}</LabelledText>
        </Note>
      )}
      {challenge ? (
        <Challenge challenge={challenge} correction={correction} isSent={isSent} />
      ) : (
        <ChallengeButton questionId={question.id} onSent={() => setSent(true)} />
      )}
    </>
  );
}

function Note({
  children,
  ref,
}: {
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}) {
  return (
    <Box
      role="note"
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      mt="3"
      p="3"
      bg="bg.muted"
      borderRadius="sm"
    >
      {children}
    </Box>
  );
}

/** Plain text by a user, with its line breaks. */
function LabelledText({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <chakra.span whiteSpace="pre-line" overflowWrap="anywhere">
      <chakra.span color="fg.muted">{label}</chakra.span> {children}
    </chakra.span>
  );
}

interface ChallengeProps extends Pick<ReviewedQuestion, 'correction'> {
  readonly challenge: NonNullable<ReviewedQuestion['challenge']>;
  /** True if it was just sent: it then takes the focus, because the form disappears. */
  readonly isSent: boolean;
}

function Challenge({
  challenge: { state, createdAt, reason, answer },
  correction,
  isSent,
}: ChallengeProps) {
  const { t, date } = useI18n();
  const note = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (isSent) note.current?.focus();
  }, [isSent]);

  return (
    <Note ref={note}>
      <Text fontWeight="semibold">{t(states[state], { date: date(createdAt) })}</Text>
      <LabelledText label={t('results.challengeMine')}>{reason}</LabelledText>
      {/* An accepted challenge is answered with the reason of its correction, which may be shown above. */}
      {answer && answer !== correction?.reason && (
        <Box>
          <LabelledText label={t('results.challengeAnswer')}>{answer}</LabelledText>
        </Box>
      )}
    </Note>
  );
}

function ChallengeButton({
  questionId,
  onSent,
}: {
  readonly questionId: string;
  readonly onSent: () => void;
}) {
  const { t } = useI18n();
  const result = useChallengedResult();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  // Created again each time the form is opened, because React caches a failed import.
  const [ChallengeKeyForm, setForm] = useState(lazyForm);
  if (!result) return null;

  const toggle = () => {
    if (!isOpen) setForm(lazyForm);
    setOpen(!isOpen);
  };
  const cancel = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <Box mt="3" css={{ '@media print': { display: 'none' } }}>
      <Button
        ref={button}
        variant="ghost"
        aria-expanded={isOpen}
        fontWeight="normal"
        color="fg.muted"
        ms="-2"
        onClick={toggle}
      >
        <Icon name="flag" size="4" />
        {t('results.challenge')}
      </Button>
      {isOpen && (
        <ErrorBoundary
          fallback={
            <Text color="error.fg">
              {t(navigator.onLine ? 'ui.errorUnknown' : 'ui.errorOffline')}
            </Text>
          }
        >
          <Suspense fallback={null}>
            <ChallengeKeyForm
              result={result}
              questionId={questionId}
              reason={reason}
              onChange={setReason}
              onSent={onSent}
              onCancel={cancel}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </Box>
  );
}
