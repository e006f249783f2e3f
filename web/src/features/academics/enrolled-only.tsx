/** Shown in place of a locked lesson or note: who can read it, with a link to the course. */
import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { useViewer } from '../../apollo/viewer.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/content/icons.tsx';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { Page } from '../../ui/page/page.tsx';
import { trail } from './trail.ts';
import { useCourseParams } from './use-course-params.ts';

export function EnrolledOnly({ title }: { readonly title: string }) {
  const { t } = useI18n();
  const { courseCode, motherId } = useCourseParams();
  const { isLoggedIn } = useViewer();
  const { pathname } = useLocation();
  return (
    <Page title={title} width="reading" breadcrumbs={trail({ courseCode, motherId })}>
      <Stack
        align="flex-start"
        gap="5"
        p={{ base: '5', md: '8' }}
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="md"
        shadow="card"
      >
        <Flex
          align="center"
          justify="center"
          w="14"
          h="14"
          borderRadius="full"
          bg="accent.subtle"
          color="accent.fg"
        >
          <Icon name="lock" size="7" />
        </Flex>
        <Text>{t(isLoggedIn ? 'learning.enrolledOnlyLine' : 'learning.enrolledOnlyVisitor')}</Text>
        <Box display="flex" flexWrap="wrap" gap="3">
          <ButtonLink variant="accent" to={paths.academicCourse(courseCode, motherId)}>
            {t('academics.toCourse')}
          </ButtonLink>
          {!isLoggedIn && (
            <ButtonLink variant="outline" to={paths.login(pathname)}>
              {t('shell.login')}
            </ButtonLink>
          )}
        </Box>
      </Stack>
    </Page>
  );
}
