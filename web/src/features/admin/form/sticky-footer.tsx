/** The last part of a long dialog, which stays in sight while its content scrolls. */
import { chakra } from '@chakra-ui/react';

export const StickyFooter = chakra('div', {
  base: { position: 'sticky', bottom: '0', py: '3', bg: 'bg.panel', borderTopWidth: '1px' },
});
