/** Contact, social links and quick links. Nothing here is fetched from anybody before a tap. */
import { Box, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useViewer } from '../apollo/viewer.ts';
import { contact, socialLinks } from '../contact.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icons.tsx';
import { Logo } from './drawings.tsx';

const row = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minH: 'target',
  overflowWrap: 'anywhere',
  whiteSpace: { base: 'normal', sm: 'nowrap' },
  _hover: { color: 'primary.fg', textDecoration: 'underline' },
} as const;
const Row = chakra('a', { base: row });
const RowLink = chakra(Link, { base: row });
const List = chakra('ul', { base: { listStyle: 'none' } });

export function Footer() {
  const { t, digits } = useI18n();
  const { isLoggedIn } = useViewer();
  return (
    <Box as="footer" bg="bg.muted" borderTopWidth="1px" mt="10">
      <Grid
        maxW="grid"
        mx="auto"
        px={{ base: '4', md: '6' }}
        py="8"
        columnGap={{ base: '4', sm: '8' }}
        rowGap={{ base: '6', sm: '8' }}
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: '1fr 1fr', lg: '1.6fr 1.2fr 1fr 1fr' }}
      >
        <Box gridColumn={{ base: 'span 2', sm: 'auto' }}>
          <Flex align="center" gap="2" mb="2" fontWeight="semibold">
            <Logo />
            {t('shell.brand')}
          </Flex>
          <Text color="fg.muted" maxW="22rem">
            {t('shell.aboutLine')}
          </Text>
        </Box>
        <Column title={t('shell.contact')} wide>
          <li>
            <Row href={`tel:${contact.phone}`}>
              <Icon name="phone" />
              {digits(contact.phoneShown)}
            </Row>
          </li>
          <li>
            <Row href={`mailto:${contact.email}`}>
              <Icon name="mail" />
              {contact.email}
            </Row>
          </li>
          <chakra.li display="flex" alignItems="center" gap="2" minH="target">
            <Icon name="pin" />
            {t('shell.address')}
          </chakra.li>
        </Column>
        <Column title={t('shell.followUs')}>
          {socialLinks.map(({ name, href }) => (
            <li key={name}>
              <Row href={href} rel="noopener noreferrer">
                {name}
              </Row>
            </li>
          ))}
        </Column>
        <Column title={t('shell.quickLinks')}>
          <li>
            <RowLink to={paths.admissionCourses()}>{t('shell.admissionCourses')}</RowLink>
          </li>
          <li>
            <RowLink to={paths.academicClasses()}>{t('shell.academicCourses')}</RowLink>
          </li>
          <li>
            <RowLink to={paths.campaigns()}>{t('shell.campaigns')}</RowLink>
          </li>
          {!isLoggedIn && (
            <li>
              <RowLink to={paths.signup()}>{t('shell.signup')}</RowLink>
            </li>
          )}
        </Column>
      </Grid>
    </Box>
  );
}

interface ColumnProps {
  readonly title: string;
  /** On a phone the whole width: its lines are long. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

function Column({ title, wide = false, children }: ColumnProps) {
  return (
    <Box gridColumn={{ base: wide ? 'span 2' : 'auto', sm: 'auto' }}>
      <Heading as="h2" size="sm" mb="1">
        {title}
      </Heading>
      <List>{children}</List>
    </Box>
  );
}
