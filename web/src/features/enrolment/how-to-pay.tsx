/**
 * Shown below the button of a course that is not free: contact details, if the site provides them.
 */
import { chakra, Text } from '@chakra-ui/react';
import { useContact } from '../../apollo/contact.ts';
import { useI18n } from '../../i18n/i18n.tsx';

const ContactLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'target',
    color: 'primary.fg',
    textDecoration: 'underline',
    whiteSpace: 'nowrap',
  },
});

export function HowToPay() {
  const { t, digits } = useI18n();
  const contact = useContact();
  const entry = contact?.phone ?? contact?.email;
  if (!entry) return null;
  const text = entry === contact?.phone ? digits(entry.text) : entry.text;
  return (
    <Text mt="2" fontSize="sm" color="fg.muted" textAlign="center">
      {t('courses.howToPay')}{' '}
      {entry.href ? (
        <ContactLink href={entry.href}>{text}</ContactLink>
      ) : (
        t('shell.sample', { text })
      )}
    </Text>
  );
}
