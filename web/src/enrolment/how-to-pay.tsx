/** Below the button of a course that is not free: whom to ask for it. */
import { chakra, Text } from '@chakra-ui/react';
import { contact } from '../contact.ts';
import { useI18n } from '../i18n/i18n.tsx';

const Phone = chakra('a', {
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
  return (
    <Text mt="2" fontSize="sm" color="fg.muted" textAlign="center">
      {t('courses.howToPay')} <Phone href={`tel:${contact.phone}`}>{digits(contact.phoneShown)}</Phone>
    </Text>
  );
}
