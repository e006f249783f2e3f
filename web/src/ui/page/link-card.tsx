/**
 * A card whose whole area is a link, although only the title is the link's text: put a <CardLink>
 * into the heading of a <LinkCard>.
 */
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

export const LinkCard = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'md',
    shadow: 'card',
    overflow: 'hidden',
    transition: 'border-color 150ms, box-shadow 150ms',
    _hover: { borderColor: 'primary', shadow: 'raised' },
    _focusWithin: { borderColor: 'primary' },
  },
});

/** A link whose clickable area covers the card. */
export const CardLink = chakra(Link, {
  base: { _before: { content: '""', position: 'absolute', inset: '0', zIndex: '1' } },
});
