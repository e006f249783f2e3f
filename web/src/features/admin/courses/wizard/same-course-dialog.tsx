/**
 * Asks whether a course is the one that an attempt without a response has created. "Neither" is the
 * safe choice and the first button.
 */
import { Flex } from '@chakra-ui/react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { QuestionDialog } from '../../../../ui/dialogs/question-dialog.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import type { SameCourse } from './use-create-course.ts';

const STATUSES = {
  DRAFT: 'courseadmin.draft',
  PUBLISHED: 'courseadmin.published',
  ARCHIVED: 'courseadmin.archivedStatus',
} as const;

/** The course to continue with, or `new`; null: neither. */
export type SameCourseAnswer = { readonly id: string } | 'new' | null;

interface Props {
  readonly courses: readonly SameCourse[];
  readonly onAnswer: (answer: SameCourseAnswer) => void;
}

export function SameCourseDialog({ courses, onAnswer }: Props) {
  const { t } = useI18n();
  return (
    <QuestionDialog text={t('courseadmin.sameCourse')} onClose={() => onAnswer(null)} width="30rem">
      <Flex direction="column" gap="3">
        <Button onClick={() => onAnswer(null)}>{t('ui.keepEditing')}</Button>
        {courses.map((course) => (
          <Button
            key={course.id}
            variant="outline"
            whiteSpace="normal"
            h="auto"
            py="2"
            onClick={() => onAnswer(course)}
          >
            {t('courseadmin.continueWith', {
              title: course.title,
              status: t(STATUSES[course.status]),
            })}
          </Button>
        ))}
        <Button variant="outline" onClick={() => onAnswer('new')}>
          {t('courseadmin.makeNew')}
        </Button>
      </Flex>
    </QuestionDialog>
  );
}
