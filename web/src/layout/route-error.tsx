/**
 * The error page of a route: it threw, or its chunk could not be loaded (offline, or removed by a
 * newer release).
 */
import { Flex, Heading, Text } from '@chakra-ui/react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isMissingChunk } from '../apollo/missing-chunk.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/content/icons.tsx';
import { Button } from '../ui/forms/button.tsx';
import { usePageHeading } from '../ui/page/page-heading.ts';
import { MissingChunkLine } from './missing-chunk-line.tsx';
import { NotFound } from './not-found.tsx';
import { useReloadOnline } from './use-reload-online.ts';

export function RouteError() {
  const { t } = useI18n();
  const error = useRouteError();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  useReloadOnline(isMissingChunk(error));
  const heading = usePageHeading(isNotFound ? undefined : t('shell.brokenTitle'));
  if (isNotFound) return <NotFound />;
  return (
    <Flex role="alert" direction="column" align="center" gap="4" px="4" py="16" textAlign="center">
      <Icon name="alert" size="10" />
      <Heading as="h1" size="xl" ref={heading} tabIndex={-1}>
        {t('shell.brokenTitle')}
      </Heading>
      <Text color="fg.muted" maxW="30rem">
        {isMissingChunk(error) ? <MissingChunkLine /> : t('shell.brokenLine')}
      </Text>
      <Button onClick={() => location.reload()}>{t('shell.reload')}</Button>
    </Flex>
  );
}
