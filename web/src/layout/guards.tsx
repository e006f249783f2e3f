/**
 * Route guards (specification, section 2): a spinner while the session is loading; visitors go to
 * /login and return afterwards.
 */
import { Center } from '@chakra-ui/react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useViewer } from '../apollo/viewer.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { paths } from '../paths.ts';
import { ErrorState } from '../ui/page/error-state.tsx';
import { Page } from '../ui/page/page.tsx';
import { Spinner } from '../ui/page/spinner.tsx';
import { NotFound } from './not-found.tsx';
import { usePersistSession } from './use-persist-session.ts';

export function RequireLogin() {
  const { t } = useI18n();
  const { isLoggedIn, loading, error, retry } = useViewer();
  const { pathname, search, hash } = useLocation();
  // Exams have no layout, which does this for all other pages.
  usePersistSession();

  if (loading) {
    return (
      <Center minH="60dvh">
        <Spinner />
      </Center>
    );
  }
  if (isLoggedIn) return <Outlet />;
  if (error) {
    return (
      <Page title={t('shell.brokenTitle')} width="reading">
        <ErrorState error={error} onRetry={retry} />
      </Page>
    );
  }
  return <Navigate to={paths.login(pathname + search + hash)} replace />;
}

/** Renders the not-found page for users who are not admins. */
export function RequireAdmin() {
  const { isLoggedIn, isAdmin, loading } = useViewer();
  if (isLoggedIn && !loading && !isAdmin) return <NotFound />;
  return <RequireLogin />;
}
