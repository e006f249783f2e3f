/** Tells a viewer who is not enrolled that the content is locked, with a link to the course. */
import { Box, Flex, Text } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/content/icons.tsx';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { useCourseParams } from './use-course-params.ts';

export function LockedNotice() {
  const { t } = useI18n();
  const { courseCode, motherId } = useCourseParams();
  return (
    <Flex wrap="wrap" align="center" gap="4" p="4" mb="6" bg="accent.subtle" borderRadius="md">
      <Box color="accent.fg">
        <Icon name="lock" size="6" />
      </Box>
      <Text flex="1 1 16rem">{t('academics.lockedLine')}</Text>
      <ButtonLink variant="accent" to={paths.academicCourse(courseCode, motherId)}>
        {t('academics.toCourse')}
      </ButtonLink>
    </Flex>
  );
}
