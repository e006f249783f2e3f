/** Duration of a lesson and its number of exams, which links to their list below. */
import { chakra, Flex } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';

interface LessonDetailsProps {
  readonly lesson: { readonly durationMinutes: number | null; readonly examCount: number };
  /** The id of the list of exams on this page; null if there is none. */
  readonly examsId: string | null;
}

const ExamsLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'target',
    color: 'primary.fg',
    textDecoration: 'underline',
  },
});

export function LessonDetails({
  lesson: { durationMinutes, examCount },
  examsId,
}: LessonDetailsProps) {
  const { t } = useI18n();
  const count = t('academics.examCount', { count: examCount });
  return (
    <Flex wrap="wrap" align="center" columnGap="6" color="fg.muted">
      {durationMinutes !== null && (
        <Flex align="center" gap="2" minH="target">
          <Icon name="clock" />
          {t('academics.minutes', { count: durationMinutes })}
        </Flex>
      )}
      <Flex align="center" gap="2" minH="target">
        <Icon name="exam" />
        {examsId ? <ExamsLink href={`#${examsId}`}>{count}</ExamsLink> : count}
      </Flex>
    </Flex>
  );
}
