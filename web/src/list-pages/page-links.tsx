/**
 * The pages of a list as links: the cursors are in the URL, so that Back, reload and shared links
 * keep the page.
 */
import { Flex, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/content/icons.tsx';
import { ButtonLink } from '../ui/forms/button-link.tsx';
import { cursorsPast } from './cursors.ts';

/** Older cursors are dropped, so that a URL stays below the 8 kB that web servers accept. */
const MAX_CURSORS = 60;

interface PageLinksProps {
  /** Of the page that is shown; null on the last page, undefined while the page loads. */
  readonly endCursor: string | null | undefined;
}

export function PageLinks({ endCursor }: PageLinksProps) {
  const { t } = useI18n();
  const [search] = useSearchParams();
  const cursors = search.getAll('after');
  const urlOf = (next: readonly string[]) => {
    const newSearch = new URLSearchParams(search);
    newSearch.delete('after');
    for (const cursor of next.slice(-MAX_CURSORS)) newSearch.append('after', cursor);
    return `?${newSearch}`;
  };
  if (cursors.length === 0 && !endCursor) return null;
  return (
    <Flex
      as="nav"
      aria-label={t('admin.pages')}
      align="center"
      justify="space-between"
      gap="3"
      mt="4"
    >
      {cursors.length > 0 ? (
        <ButtonLink variant="outline" to={urlOf(cursors.slice(0, -1))} preventScrollReset>
          <Icon name="back" size="4" />
          {t('admin.previous')}
        </ButtonLink>
      ) : (
        <span />
      )}
      <Text color="fg.muted">{t('admin.pageNumber', { page: cursors.length + 1 })}</Text>
      {endCursor ? (
        <ButtonLink
          variant="outline"
          to={urlOf(cursorsPast(cursors, endCursor))}
          preventScrollReset
        >
          {t('admin.next')}
          <Icon name="forward" size="4" />
        </ButtonLink>
      ) : (
        <span />
      )}
    </Flex>
  );
}
