/**
 * The student's late answers to an exam, and a teacher's decision about them. Renders nothing if
 * there are none.
 */
import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import { useViewer } from '../../../apollo/viewer.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { useMyLateAnswersQuery } from './generated/my-late-answers.ts';

const stateTexts = {
  WAITING: 'results.lateWaiting',
  ACCEPTED: 'results.lateAccepted',
  REFUSED: 'results.lateRefused',
} as const;

interface MyLateAnswersProps {
  readonly examId: string;
  /**
   * The owner of the result; nothing is rendered for other viewers, such as admins. Omitted: the
   * viewer.
   */
  readonly userId?: string;
}

export function MyLateAnswers({ examId, userId }: MyLateAnswersProps) {
  const { viewer } = useViewer();
  const isOwn = viewer !== null && (userId === undefined || viewer.id === userId);
  return isOwn ? <OwnLateAnswers examId={examId} /> : null;
}

function OwnLateAnswers({ examId }: { readonly examId: string }) {
  const { t, dateTime } = useI18n();
  // Errors are ignored: the page is complete without this section.
  const { data } = useMyLateAnswersQuery({ variables: { examId } });
  const late = data?.myLateAnswers ?? [];
  if (late.length === 0) return null;
  return (
    <Box as="section" mt="8">
      <Heading as="h2" size="lg" mb="4">
        {t('results.late')}
      </Heading>
      <chakra.ul listStyleType="none" display="grid" gap="2">
        {late.map(({ id, state, receivedAt, decidedAt, reason }) => (
          <Box as="li" key={id} p="4" bg="bg.panel" borderWidth="1px" borderRadius="md">
            <Text color="fg.muted">{t('results.lateCame', { time: dateTime(receivedAt) })}</Text>
            <Text fontWeight="semibold">{t(stateTexts[state])}</Text>
            {decidedAt && (
              <Text color="fg.muted" fontSize="sm">
                {t('results.lateDecided', { time: dateTime(decidedAt) })}
              </Text>
            )}
            {reason && (
              <Text mt="2" whiteSpace="pre-line" overflowWrap="anywhere">
                <chakra.span color="fg.muted">{t('results.lateReason')}</chakra.span> {reason}
              </Text>
            )}
          </Box>
        ))}
      </chakra.ul>
    </Box>
  );
}
