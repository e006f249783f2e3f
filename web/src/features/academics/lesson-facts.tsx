/** How long a lesson takes and how many exams belong to it; the number leads to them. */
import { chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { Icon } from '../../ui/icons.tsx';

interface LessonFactsProps {
  readonly lesson: { readonly durationMinutes: number | null; readonly examCount: number };
  /** The exams of the chapter; null when the chapter did not arrive. */
  readonly examsTo: string | null;
}

const ExamsLink = chakra(Link, {
  base: { display: 'inline-flex', alignItems: 'center', minH: 'target', color: 'primary.fg', textDecoration: 'underline' },
});

export function LessonFacts({ lesson: { durationMinutes, examCount }, examsTo }: LessonFactsProps) {
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
        {examsTo && examCount > 0 ? <ExamsLink to={examsTo}>{count}</ExamsLink> : count}
      </Flex>
    </Flex>
  );
}
