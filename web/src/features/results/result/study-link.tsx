/** A link from a result to the lessons that the exam is about. */
import { Flex, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/content/icons.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import type { Review } from '../review/review.ts';

export function StudyLink({ chapter }: { readonly chapter: NonNullable<Review['chapter']> }) {
  const { t } = useI18n();
  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="3" mt="6" css={{ '@media print': { display: 'none' } }}>
      <Text color="fg.muted">{t('results.chapter', { chapter: chapter.title })}</Text>
      <ButtonLink variant="outline" to={paths.chapterLessons(chapter.courseCode, chapter.courseId, chapter.id)}>
        <Icon name="book" />
        {t('results.toLessons')}
      </ButtonLink>
    </Flex>
  );
}
