/** A row of the list: its description, and the link to it. */
import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../ui/forms/button-link.tsx';

export const Rows = chakra('ul', { base: { listStyleType: 'none', display: 'grid', gap: '2' } });

interface ListRowProps {
  readonly title: string;
  /** Lines below the title. */
  readonly children: ReactNode;
  readonly to: string;
  /** Tells the page where to put the focus (marking-page.tsx). */
  readonly state?: object;
  readonly linkText: string;
  /** The name of the link for screen readers. */
  readonly linkLabel: string;
}

export function ListRow({ title, children, to, state, linkText, linkLabel }: ListRowProps) {
  return (
    <Flex
      as="li"
      wrap="wrap"
      align="center"
      gap="3"
      p="4"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
    >
      <Box flex="1 1 14rem" minW="0">
        <Text fontWeight="semibold">{title}</Text>
        {children}
      </Box>
      <ButtonLink variant="outline" to={to} state={state} aria-label={linkLabel}>
        {linkText}
      </ButtonLink>
    </Flex>
  );
}
