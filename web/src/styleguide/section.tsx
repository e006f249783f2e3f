/** Styleguide: a named group of components, and one component with its name. */
import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface NamedProps {
  readonly name: string;
  readonly children: ReactNode;
}

export function Section({ name, children }: NamedProps) {
  return (
    <Box as="section" mb="12">
      <Heading as="h2" size="xl" mb="4">
        {name}
      </Heading>
      <Flex direction="column" gap="6">
        {children}
      </Flex>
    </Box>
  );
}

export function Piece({ name, children }: NamedProps) {
  return (
    <Box>
      <Text mb="2" fontSize="sm" color="fg.muted" fontFamily="mono">
        {name}
      </Text>
      {children}
    </Box>
  );
}

/** Components side by side, wrapping to the next line. */
export function Row({ children }: { readonly children: ReactNode }) {
  return (
    <Flex wrap="wrap" align="center" gap="3">
      {children}
    </Flex>
  );
}
