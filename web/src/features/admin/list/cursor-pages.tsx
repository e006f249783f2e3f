/**
 * Pages of a list that the server pages by cursor. The cursors are in the URL, so that Back, reload
 * and shared links keep the page.
 */
import { Flex, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';

/** Older cursors are dropped, so that an address stays below the 8 kB that web servers accept. */
const MAX_CURSORS = 60;

/** The cursor of the page in the URL; null on the first page. Also used by route loaders. */
export const cursorIn = (search: URLSearchParams): string | null =>
  search.getAll('after').at(-1) ?? null;

/**
 * The cursors of the page after this one. While the next page loads, some lists still show the page
 * before: a second press skips nothing.
 */
export const cursorsPast = (cursors: readonly string[], endCursor: string | null) =>
  endCursor && endCursor !== cursors.at(-1) ? [...cursors, endCursor] : cursors;

export function PageLinks({ endCursor }: { readonly endCursor: string | null | undefined }) {
  const { t } = useI18n();
  const [search] = useSearchParams();
  const cursors = search.getAll('after');
  const addressOf = (next: readonly string[]) => {
    const newSearch = new URLSearchParams(search);
    newSearch.delete('after');
    for (const cursor of next.slice(-MAX_CURSORS)) newSearch.append('after', cursor);
    return `?${newSearch}`;
  };
  if (cursors.length === 0 && !endCursor) return null;
  return (
    <Flex
      as="nav"
      aria-label={t('people.pages')}
      align="center"
      justify="space-between"
      gap="3"
      mt="4"
    >
      {cursors.length > 0 ? (
        <ButtonLink variant="outline" to={addressOf(cursors.slice(0, -1))} preventScrollReset>
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
          to={addressOf(cursorsPast(cursors, endCursor))}
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
