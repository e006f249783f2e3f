/** Text for screen readers only. */
import { chakra } from '@chakra-ui/react';

export const VisuallyHidden = chakra('span', {
  base: {
    position: 'absolute',
    w: '1px',
    h: '1px',
    m: '-1px',
    p: '0',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    borderWidth: '0',
  },
});
