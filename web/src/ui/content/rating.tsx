/** An average rating: a star and 'x out of 5'. Do not render it if there are no ratings. */
import { Box, chakra } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';

interface RatingProps {
  readonly value: number;
  readonly size?: 'sm' | 'md';
}

export function Rating({ value, size = 'sm' }: RatingProps) {
  const { t } = useI18n();
  return (
    <Box as="span" display="inline-flex" alignItems="center" gap="1" fontSize={size}>
      <chakra.svg viewBox="0 0 24 24" w="4" h="4" fill="accent" aria-hidden="true">
        <path d="M12 2.5l2.9 6 6.6 .9-4.8 4.6 1.2 6.5L12 17.4l-5.9 3.1 1.2-6.5L2.5 9.4l6.6-.9z" />
      </chakra.svg>
      {t('ui.ratingOutOf', { value: Math.round(value * 10) / 10 })}
    </Box>
  );
}
