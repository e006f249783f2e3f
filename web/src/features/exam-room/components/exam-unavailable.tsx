/** Shown in place of an exam that cannot be opened: the reason, and links to other pages. */
import { Box, Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { usePageHeading } from '../../../ui/page/page-heading.ts';

interface ExamUnavailableProps {
  readonly title: string;
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}

export function ExamUnavailable({ title, actions, children }: ExamUnavailableProps) {
  const heading = usePageHeading(title);
  return (
    <Box as="main" maxW="reading" mx="auto" p="4" pt="12">
      <Heading as="h1" size="xl" mb="4" ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {children}
      <Flex wrap="wrap" gap="2" mt="4">
        {actions}
      </Flex>
    </Box>
  );
}
