/**
 * Links to the pages of a long list; each has a URL, so that browser history and shared links work.
 */
import { chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { type CourseFilters, writeFilters } from './course-filters.ts';

const PageLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minW: 'target',
    minH: 'target',
    px: '2',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    bg: 'bg.panel',
    fontVariantNumeric: 'tabular-nums',
    '&[aria-current]': {
      bg: 'primary',
      color: 'primary.contrast',
      borderColor: 'primary',
      fontWeight: 'semibold',
    },
  },
});

interface PageLinksProps {
  readonly filters: CourseFilters;
  readonly page: number;
  readonly pages: number;
}

export function PageLinks({ filters, page, pages }: PageLinksProps) {
  const { t, digits } = useI18n();
  if (pages < 2) return null;
  return (
    <Flex as="nav" aria-label={t('list.pages')} wrap="wrap" justify="center" gap="2" mt="8">
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <PageLink
          key={number}
          to={{ search: `?${new URLSearchParams(writeFilters({ ...filters, page: number }))}` }}
          aria-label={t('list.page', { number })}
          aria-current={number === page ? 'page' : undefined}
        >
          {digits(number)}
        </PageLink>
      ))}
    </Flex>
  );
}
