/** The lists of a person's page, with lines between the rows. */
import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/forms/button.tsx';

export const RuledList = chakra('ul', {
  base: { listStyle: 'none', '& > li': { py: '2' }, '& > li + li': { borderTopWidth: '1px' } },
});

interface CourseRowProps {
  readonly name: string;
  /** Shown below the name, except empty ones. */
  readonly details: readonly (string | null)[];
  /** The text of the button that ends the enrolment or grant. */
  readonly endText: string;
  /** The button's accessible name. */
  readonly endLabel: string;
  readonly onEnd: () => void;
  /** Shown below the details. */
  readonly children?: ReactNode;
}

/** The course of an enrolment or a grant. */
export function CourseRow({ name, details, endText, endLabel, onEnd, children }: CourseRowProps) {
  return (
    <Flex as="li" wrap="wrap" align="center" justify="space-between" gap="3">
      <Box minW="0" flex="1 1 16rem">
        <Text fontWeight="semibold">{name}</Text>
        <Text fontSize="sm" color="fg.muted">
          {details.filter(Boolean).join(' · ')}
        </Text>
        {children}
      </Box>
      <Button variant="ghost" aria-label={endLabel} onClick={onEnd}>
        {endText}
      </Button>
    </Flex>
  );
}
