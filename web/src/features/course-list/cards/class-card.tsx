/**
 * A card for a school class: its numeral and label, which are Bengali in both languages. The caller
 * provides the text below the label.
 */
import { Box, Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { SchoolClass } from '../../../i18n/class-labels.ts';
import { paths } from '../../../paths.ts';
import { CardLink, LinkCard } from '../../../ui/page/link-card.tsx';

interface ClassCardProps {
  readonly schoolClass: SchoolClass;
  readonly headingLevel: 'h2' | 'h3';
  readonly children?: ReactNode;
}

export function ClassCard({
  schoolClass: { code, numeral, label },
  headingLevel,
  children,
}: ClassCardProps) {
  return (
    <LinkCard>
      <Flex align="center" gap="4" p="4" minH="5.5rem">
        <Flex
          lang="bn"
          aria-hidden="true"
          align="center"
          justify="center"
          flexShrink="0"
          minW="14"
          h="14"
          px="3"
          borderRadius="md"
          bg="primary.subtle"
          color="primary.fg"
          fontSize="2xl"
          fontWeight="semibold"
        >
          {numeral}
        </Flex>
        <Box minW="0">
          <Heading as={headingLevel} size="md" lang="bn">
            <CardLink to={paths.academicCourses(code)}>{label}</CardLink>
          </Heading>
          {children}
        </Box>
      </Flex>
    </LinkCard>
  );
}
