import { Flex, Heading, Text } from '@chakra-ui/react';
import { useI18n } from '../i18n/i18n.tsx';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/forms/button-link.tsx';
import { usePageHeading } from '../ui/page/page-heading.ts';
import { Castle } from './home/castle.tsx';

export function Component() {
  const { t } = useI18n();
  const heading = usePageHeading(t('shell.notFound'));
  return (
    <Flex
      direction="column"
      align="center"
      gap="4"
      px="4"
      py={{ base: '10', md: '16' }}
      textAlign="center"
    >
      <Castle />
      <Heading as="h1" size="2xl" ref={heading} tabIndex={-1}>
        {t('shell.notFound')}
      </Heading>
      <Text color="fg.muted" maxW="30rem">
        {t('shell.notFoundLine')}
      </Text>
      <ButtonLink to={paths.home()}>{t('shell.backHome')}</ButtonLink>
    </Flex>
  );
}
