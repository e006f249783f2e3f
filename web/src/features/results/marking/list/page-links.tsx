/** Links to the pages of the list. The cursors are in the address, so that Back keeps the page. */
import { Flex, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Icon } from '../../../../ui/content/icons.tsx';
import { ButtonLink } from '../../../../ui/forms/button-link.tsx';

/** Older cursors are dropped, so that an address stays below the 8 kB that web servers accept. */
const MAX_CURSORS = 60;

export function PageLinks({ endCursor }: { readonly endCursor: string | null }) {
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
    <Flex as="nav" aria-label={t('markingqueue.pages')} wrap="wrap" align="center" gap="3" mt="4">
      {cursors.length > 0 && (
        <ButtonLink variant="outline" to={addressOf(cursors.slice(0, -1))} preventScrollReset>
          <Icon name="back" size="4" />
          {t('markingqueue.previousPage')}
        </ButtonLink>
      )}
      <Text color="fg.muted">{t('markingqueue.page', { page: cursors.length + 1 })}</Text>
      {endCursor && (
        <ButtonLink variant="outline" to={addressOf([...cursors, endCursor])} preventScrollReset>
          {t('markingqueue.nextPage')}
          <Icon name="forward" size="4" />
        </ButtonLink>
      )}
    </Flex>
  );
}
