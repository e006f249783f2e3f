/** A section of a page with a title. */
import { chakra, Flex, Heading } from '@chakra-ui/react';
import { type ReactNode, type Ref, useId } from 'react';

interface SectionProps {
  readonly title: string;
  /** A button or link beside the title. */
  readonly action?: ReactNode;
  /** Makes the heading focusable by script. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** The fragment of links that lead here. */
  readonly fragment?: string;
  readonly children: ReactNode;
}

export function Section({ title, action, headingRef, fragment, children }: SectionProps) {
  const id = useId();
  return (
    <chakra.section
      id={fragment}
      aria-labelledby={id}
      p={{ base: '4', md: '6' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      minW="0"
    >
      <Flex
        align="center"
        justify="space-between"
        wrap={{ base: 'wrap', sm: 'nowrap' }}
        gap={{ base: '2', sm: '3' }}
        minH="target"
        mb="4"
        css={{ '& > button, & > a': { flexShrink: '0' } }}
      >
        <Heading
          as="h2"
          size={{ base: 'md', sm: 'lg' }}
          id={id}
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
          minW="0"
        >
          {title}
        </Heading>
        {action}
      </Flex>
      {children}
    </chakra.section>
  );
}
