/**
 * The footer: contact, social links and quick links. Makes no third-party requests before a link is
 * used.
 */
import { Box, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type ContactEntry, useContact } from '../../apollo/contact.ts';
import { useViewer } from '../../apollo/viewer.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/content/icons.tsx';
import { Logo } from '../home/drawings.tsx';

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
  const contact = useContact();
  return (
    <Box as="footer" bg="bg.muted" borderTopWidth="1px" mt="10">
      <Grid
        maxW="grid"
        mx="auto"
        px={{ base: '4', md: '6' }}
        py="8"
        columnGap={{ base: '4', sm: '8' }}
        rowGap={{ base: '6', sm: '8' }}
        templateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          sm: '1fr 1fr',
          lg: '1.3fr 1.5fr 1fr 1fr',
        }}
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
        {contact && (contact.phone || contact.email || contact.address) && (
          <Column title={t('shell.contact')} wide>
            {contact.phone && (
              <Entry icon="phone" entry={contact.phone} text={digits(contact.phone.text)} />
            )}
            {contact.email && <Entry icon="mail" entry={contact.email} text={contact.email.text} />}
            {contact.address && (
              <chakra.li display="flex" alignItems="center" gap="2" minH="target">
                <Icon name="pin" />
                {contact.address}
              </chakra.li>
            )}
          </Column>
        )}
        {contact && contact.social.length > 0 && (
          <Column title={t('shell.followUs')}>
            {contact.social.map(({ name, href }) => (
              <li key={name}>
                <Row href={href} rel="noopener noreferrer">
                  {name}
                </Row>
              </li>
            ))}
          </Column>
        )}
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

interface EntryProps {
  readonly icon: 'phone' | 'mail';
  readonly entry: ContactEntry;
  readonly text: string;
}

/** Sample entries are marked as such and are not links. */
function Entry({ icon, entry, text }: EntryProps) {
  const { t } = useI18n();
  return (
    <chakra.li display="flex" alignItems="center" minH="target">
      {entry.href ? (
        <Row href={entry.href}>
          <Icon name={icon} />
          {text}
        </Row>
      ) : (
        <Flex align="center" gap="2">
          <Icon name={icon} />
          {t('shell.sample', { text })}
        </Flex>
      )}
    </chakra.li>
  );
}

interface ColumnProps {
  readonly title: string;
  /** Uses the full width on phones, for long lines. */
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
