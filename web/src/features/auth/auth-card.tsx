/**
 * The layout of the login, signup and password pages. Redirects users who are already signed in.
 */
import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useViewer } from '../../apollo/viewer.ts';
import { returnPath } from '../../paths.ts';
import { usePageHeading } from '../../ui/page/page-heading.ts';

interface AuthCardProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** A link to the other form. */
  readonly footer?: ReactNode;
}

export function AuthCard({ title, lead, children, footer }: AuthCardProps) {
  const heading = usePageHeading(title);
  const { isLoggedIn, loading, error } = useViewer();
  const [search] = useSearchParams();

  if (isLoggedIn && !loading && !error) return <Navigate to={returnPath(search)} replace />;

  return (
    <Flex justify="center" px="4" py={{ base: '6', md: '14' }}>
      <Box w="full" maxW="26rem">
        <Box
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="md"
          shadow="card"
          p={{ base: '5', md: '8' }}
        >
          <Heading as="h1" size="2xl" ref={heading} tabIndex={-1} mb={lead ? '2' : '6'}>
            {title}
          </Heading>
          {lead && (
            <Text color="fg.muted" mb="6">
              {lead}
            </Text>
          )}
          {children}
        </Box>
        {footer && (
          <Flex wrap="wrap" align="center" justify="center" columnGap="2" mt="4" color="fg.muted">
            {footer}
          </Flex>
        )}
      </Box>
    </Flex>
  );
}
