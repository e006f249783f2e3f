/** An exam in a list: title, one line of details, and actions. */
import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PaperPicture } from '../../../ui/content/row-picture.tsx';

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    p: { base: '4', md: '5' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'md',
    shadow: 'card',
  },
});

interface ExamRowProps {
  readonly title: string;
  /** Screen readers list links without their row, so the heading describes them. */
  readonly headingId: string;
  readonly line: ReactNode;
  /** Links and buttons of the row. */
  readonly children: ReactNode;
}

export function ExamRow({ title, headingId, line, children }: ExamRowProps) {
  return (
    <Row>
      <Flex flex="1" minW="min(100%, 18rem)" gap="4" align="flex-start">
        <PaperPicture />
        <Box flex="1" minW="0">
          <Heading as="h3" size="md" id={headingId}>
            {title}
          </Heading>
          {line}
        </Box>
      </Flex>
      <Flex
        wrap="wrap"
        gap="2"
        w={{ base: 'full', sm: 'auto' }}
        css={{ '& > a, & > button': { flex: { base: '1 1 auto', sm: 'none' } } }}
      >
        {children}
      </Flex>
    </Row>
  );
}
