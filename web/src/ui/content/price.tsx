/**
 * The price of a course (specification, section 9): 'Free' if nothing remains after the discount;
 * with a discount, the original price is crossed out.
 */
import { Box, chakra } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { VisuallyHidden } from '../page/visually-hidden.tsx';

interface PriceProps {
  readonly fee: number;
  readonly discount: number;
  readonly size?: 'md' | 'lg';
}

/** A course is free if fee minus discount is at most 0. Only free courses allow enrolment. */
export function isFree({
  fee,
  discount,
}: {
  readonly fee: number;
  readonly discount: number;
}): boolean {
  return fee - discount <= 0;
}

export function Price({ fee, discount, size = 'md' }: PriceProps) {
  const { t, money } = useI18n();
  const now = isFree({ fee, discount }) ? t('ui.free') : money(fee - discount);
  return (
    <Box
      as="span"
      display="inline-flex"
      flexWrap="wrap"
      alignItems="baseline"
      gap="2"
      fontVariantNumeric="tabular-nums"
    >
      {discount > 0 && fee > 0 && (
        <chakra.s color="fg.muted" order="1" fontSize={size === 'lg' ? 'md' : 'sm'}>
          <VisuallyHidden>{t('ui.priceBefore')} </VisuallyHidden>
          {money(fee)}
        </chakra.s>
      )}
      <chakra.span fontWeight="semibold" fontSize={size === 'lg' ? '2xl' : 'lg'} color="primary.fg">
        <VisuallyHidden>{t('ui.priceNow')} </VisuallyHidden>
        {now}
      </chakra.span>
    </Box>
  );
}
