/**
 * Shown if there is no result: the specification's text, with links to the page that offers the
 * exam (otherwise to the exam itself) and to all exams.
 */
import { Flex } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { type NoResultQuery, useNoResultQuery } from './generated/no-result.ts';

function examPathOf({ exam, multiSubjectExam }: NoResultQuery): string | null {
  const chapter = exam?.chapter;
  const course = chapter?.subject?.course;
  if (chapter && course) return paths.chapterExams(course.courseCode, course.id, chapter.id);
  if (exam) return paths.exam(exam.id);
  const unit = multiSubjectExam?.year?.unit;
  if (unit) return paths.years(unit.id);
  return multiSubjectExam && paths.mcqExam(multiSubjectExam.id);
}

export function NoResult({ examId }: { readonly examId: string }) {
  const { t } = useI18n();
  const { data } = useNoResultQuery({ variables: { examId } });
  const examPath = data && examPathOf(data as NoResultQuery);
  return (
    <EmptyState text={t('results.none')} icon="exam">
      <Flex wrap="wrap" justify="center" gap="2">
        {examPath && <ButtonLink to={examPath}>{t('results.toExam')}</ButtonLink>}
        <ButtonLink variant={examPath ? 'outline' : 'solid'} to={paths.exams()}>
          {t('results.toExams')}
        </ButtonLink>
      </Flex>
    </EmptyState>
  );
}
