/** The frame of a page: title of the document, one heading that takes the focus after navigation, breadcrumbs, and the column its content stands in. */
import { Box, Flex, Heading, Skeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type Breadcrumb, Breadcrumbs } from './breadcrumbs.tsx';
import { usePageHeading } from './page-heading.ts';
import { Loading } from './skeletons.tsx';

interface PageProps {
  /** Left out while its data is loading: a grey bar holds the place. */
  readonly title: string | undefined;
  /** For the document's title, where it should say more than the heading. */
  readonly documentTitle?: string | undefined;
  readonly breadcrumbs?: readonly Breadcrumb[] | undefined;
  /** A sentence under the heading. */
  readonly lead?: ReactNode;
  /** `reading` keeps lines at 68 characters; `grid` is for cards and tables. */
  readonly width?: 'reading' | 'grid';
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

export function Page({ title, documentTitle = title, breadcrumbs, lead, width = 'grid', actions, children }: PageProps) {
  const heading = usePageHeading(documentTitle);
  return (
    <Box w="full" maxW={width === 'reading' ? 'reading' : 'grid'} mx="auto" px={{ base: '4', md: '6' }} py={{ base: '4', md: '8' }}>
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
