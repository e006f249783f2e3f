/**
 * Shown to users who open the content of a course without being enrolled, with a link to the
 * course. Visitors are asked to log in first.
 */
import { Flex } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { useViewer } from '../../apollo/viewer.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';

export function NotEnrolled({ to }: { readonly to: string }) {
  const { t } = useI18n();
  const { isLoggedIn } = useViewer();
  const { pathname } = useLocation();
  return (
    <EmptyState text={t(isLoggedIn ? 'courses.notEnrolled' : 'courses.logInFirst')}>
      <Flex wrap="wrap" justify="center" gap="2">
        {!isLoggedIn && (
          <ButtonLink variant="accent" to={paths.login(pathname)}>
            {t('shell.login')}
          </ButtonLink>
        )}
        <ButtonLink variant={isLoggedIn ? 'accent' : 'outline'} to={to}>
          {t('courses.toCourse')}
        </ButtonLink>
      </Flex>
    </EmptyState>
  );
}
