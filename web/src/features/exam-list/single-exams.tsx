/** The single exams of a course, subject, lesson or unit, below the other content of the page. */
import { Box, Flex, Heading } from '@chakra-ui/react';
import { useId } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Icon } from '../../ui/content/icons.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { TwoColumns } from '../../ui/page/two-columns.tsx';
import type { SingleExamRow_ExamFragment } from './generated/single-exam-row.ts';
import { SingleExamRow } from './single-exam-row.tsx';

interface SingleExamListProps {
  /** Null if loading failed. */
  readonly exams: readonly ({ readonly id: string } & SingleExamRow_ExamFragment)[] | null;
  /** Whether the viewer may take the exams: enrolled in their course, or an admin. */
  readonly isOpen: boolean;
  /** Heading level of the exams' titles. */
  readonly heading: 'h3' | 'h4';
  readonly onRetry: () => unknown;
}

export function SingleExamList({ exams, isOpen, heading, onRetry }: SingleExamListProps) {
  const { t } = useI18n();
  if (!exams) {
    return (
      <Flex role="alert" align="center" wrap="wrap" gap="3" color="error.fg">
        <Icon name="alert" />
        {t('examlist.failed')}
        <Button variant="outline" onClick={() => void onRetry()}>
          {t('ui.retry')}
        </Button>
      </Flex>
    );
  }
  return (
    <TwoColumns>
      {exams.map((exam) => (
        <li key={exam.id}>
          <SingleExamRow exam={exam} isOpen={isOpen} heading={heading} />
        </li>
      ))}
    </TwoColumns>
  );
}

interface SingleExamsProps extends Omit<SingleExamListProps, 'exams' | 'heading'> {
  readonly title: string;
  /** Null if loading failed, undefined while loading. */
  readonly exams: SingleExamListProps['exams'] | undefined;
  /** The id of the section, for links on the same page. */
  readonly id?: string;
}

/** Renders the list with its heading; nothing if there are no exams. */
export function SingleExams({ title, exams, id, ...list }: SingleExamsProps) {
  const headingId = useId();
  if (exams === undefined || exams?.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={headingId} id={id} mt="10" scrollMarginTop="5rem">
      <Heading as="h2" size="lg" mb="3" id={headingId}>
        {title}
      </Heading>
      <SingleExamList exams={exams} heading="h3" {...list} />
    </Box>
  );
}
