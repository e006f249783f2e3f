/** The panel with the next assignments due. Those that are overdue or submitted are omitted. */
import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Section } from '../../../ui/page/section.tsx';
import type { StudentDashboardRouteQuery } from './generated/student-dashboard.route.ts';

const MAX_SHOWN = 3;

const TitleLink = chakra(Link, {
  base: {
    fontWeight: 'semibold',
    lineHeight: 'snug',
    color: 'primary.fg',
    _hover: { textDecoration: 'underline' },
  },
});

interface DueAssignmentsProps {
  /** The next one due first; null if loading failed. */
  readonly assignments: StudentDashboardRouteQuery['assignments'];
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

export function DueAssignments({ assignments, error, onRetry }: DueAssignmentsProps) {
  const { t, dateTime } = useI18n();
  const now = Date.now();
  const due = assignments
    ?.filter(({ dueDate, mySubmission }) => {
      const isSubmitted = mySubmission !== null && mySubmission.state !== 'DRAFT';
      return !isSubmitted && (dueDate === null || Date.parse(dueDate) >= now);
    })
    .slice(0, MAX_SHOWN);
  return (
    <Section
      title={t('students.due')}
      action={
        <ButtonLink variant="ghost" mx="-4" to={paths.assignments()}>
          {t('students.allAssignments')}
        </ButtonLink>
      }
    >
      {!due && <ErrorState error={error} onRetry={onRetry} />}
      {due?.length === 0 && <Text color="fg.muted">{t('students.noDue')}</Text>}
      <Stack as="ul" listStyleType="none" gap="4">
        {due?.map(({ id, title, description, dueDate }) => (
          <Box as="li" key={id} ps="3" borderInlineStartWidth="3px" borderInlineStartColor="accent">
            <TitleLink to={paths.assignment(id)}>{title}</TitleLink>
            {description && (
              <Text fontSize="sm" lineClamp="2">
                {description}
              </Text>
            )}
            {dueDate !== null && (
              <Text fontSize="sm" color="fg.muted">
                {t('students.dueBy', { date: dateTime(dueDate, { weekday: true }) })}
              </Text>
            )}
          </Box>
        ))}
      </Stack>
    </Section>
  );
}
