/** The panel with the student's weakest subjects. Renders nothing if there are none. */
import { Stack, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { ProgressBar } from '../courses/progress-bar.tsx';
import type { WeakSubjects_ResultFragment } from './generated/weak-subjects.ts';
import { weakSubjects } from './weak-subjects.ts';

interface WeakSubjectsPanelProps {
  /** The viewer's results, for admins those of all users; undefined if loading failed. */
  readonly results: readonly WeakSubjects_ResultFragment[] | undefined;
  readonly userId: string;
}

export function WeakSubjectsPanel({ results = [], userId }: WeakSubjectsPanelProps) {
  const { t } = useI18n();
  const own = results.filter((result) => result.userId === userId);
  const weak = weakSubjects(own);
  if (weak.length === 0) return null;
  return (
    <Section title={t('students.weakSubjects')}>
      <Text color="fg.muted" fontSize="sm" mb="4">
        {own.length === 1
          ? t('students.weakSubjectsRuleOne')
          : t('students.weakSubjectsRule', { count: own.length })}
      </Text>
      <Stack as="ul" listStyleType="none" gap="4">
        {weak.map(({ name, percent }) => (
          <li key={name}>
            <ProgressBar label={name} percent={percent} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}
