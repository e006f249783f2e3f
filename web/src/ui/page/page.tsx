/**
 * The layout of a page: document title, a heading that gets the focus after navigation,
 * breadcrumbs, and a centred column.
 */
import { Box, Flex, Heading, Skeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type Breadcrumb, Breadcrumbs } from './breadcrumbs.tsx';
import { usePageHeading } from './page-heading.ts';
import { Loading } from './skeletons.tsx';

interface PageProps {
  /** Undefined while loading: a skeleton is shown instead. */
  readonly title: string | undefined;
  /** The document title, if it differs from the heading. */
  readonly documentTitle?: string | undefined;
  readonly breadcrumbs?: readonly Breadcrumb[] | undefined;
  /** A sentence below the heading. */
  readonly lead?: ReactNode;
  /** `reading` limits lines to 68 characters; `grid` is for cards and tables. */
  readonly width?: 'reading' | 'grid';
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

export function Page({
  title,
  documentTitle = title,
  breadcrumbs,
  lead,
  width = 'grid',
  actions,
  children,
}: PageProps) {
  const heading = usePageHeading(documentTitle);
  return (
    <Box
      w="full"
      maxW={width === 'reading' ? 'reading' : 'grid'}
      mx="auto"
      px={{ base: '4', md: '6' }}
      py={{ base: '4', md: '8' }}
    >
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
      <Flex wrap="wrap" align="center" justify="space-between" gap="3" mb={{ base: '4', md: '6' }}>
        <Box minW="0">
          <Heading as="h1" size="2xl" ref={heading} tabIndex={-1}>
            {title ?? (
              <Loading>
                <Skeleton h="2.25rem" w="16rem" />
              </Loading>
            )}
          </Heading>
          {lead && (
            <Box mt="2" color="fg.muted" maxW="reading">
              {lead}
            </Box>
          )}
        </Box>
        {actions && (
          <Flex wrap="wrap" gap="2">
            {actions}
          </Flex>
        )}
      </Flex>
      {children}
    </Box>
  );
}
