/**
 * A line with a clock in it. The Bengali typeface has no tabular figures: each Bengali digit of the
 * clock has a box as wide as the widest, so that nothing moves from second to second. Latin digits
 * need `fontVariantNumeric="tabular-nums"` from their parent only.
 */
import { Box } from '@chakra-ui/react';
import { Fragment } from 'react';
import { VisuallyHidden } from '../page/visually-hidden.tsx';

/** ৪০:০৫, or ১:০৪:০৯ */
const BENGALI_CLOCK = /([০-৯]+(?::[০-৯]+)+)/;

interface SteadyDigitsProps {
  readonly children: string;
  /** Whether the element around it has the text as its label, so that it is not read again. */
  readonly isLabelled?: boolean;
}

export function SteadyDigits({ children, isLabelled = false }: SteadyDigitsProps) {
  if (!BENGALI_CLOCK.test(children)) return children;
  return (
    <>
      {/* In one piece for screen readers, which would read digit by digit. */}
      {!isLabelled && <VisuallyHidden>{children}</VisuallyHidden>}
      <span aria-hidden="true">
        {children.split(BENGALI_CLOCK).map((part, index) =>
          BENGALI_CLOCK.test(part) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the clock keeps its place in the line
            <ClockFace key={index}>{part}</ClockFace>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Fragment key={index}>{part}</Fragment>
          ),
        )}
      </span>
    </>
  );
}

function ClockFace({ children }: { readonly children: string }) {
  return (
    // Lines can break between the boxes otherwise.
    <Box as="span" whiteSpace="nowrap">
      {[...children].map((sign, index) => (
        <Box
          as="span"
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit keeps its position in the clock
          key={index}
          display="inline-block"
          minW={sign === ':' ? undefined : '0.84em'}
          textAlign="center"
        >
          {sign}
        </Box>
      ))}
    </Box>
  );
}
