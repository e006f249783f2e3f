/** A page that threw, or whose code could not be fetched (offline, or a newer release has replaced it). */
import { Flex, Heading, Text } from '@chakra-ui/react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { NotFound } from './not-found.tsx';

/** Browsers word it differently; all of them throw a TypeError for a module that does not come. */
const isMissingChunk = (error: unknown) => error instanceof TypeError && /module|import/i.test(error.message);

export function RouteError() {
  const { t } = useI18n();
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <Flex role="alert" direction="column" align="center" gap="4" px="4" py="16" textAlign="center">
      <Icon name="alert" size="10" />
      <Heading as="h1" size="xl">
        {t('shell.brokenTitle')}
      </Heading>
      <Text color="fg.muted" maxW="30rem">
        {t(isMissingChunk(error) ? 'shell.staleLine' : 'shell.brokenLine')}
      </Text>
      <Button onClick={() => location.reload()}>{t('shell.reload')}</Button>
    </Flex>
  );
}
