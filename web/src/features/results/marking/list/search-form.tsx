/**
 * Searches students. The words are in the URL as `q`; a new search begins on the first page.
 */
import { Flex, Input } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { Field } from '../../../../ui/forms/input.tsx';

/** The limit of the API. */
const MAX_LENGTH = 100;

export function SearchForm() {
  const { t } = useI18n();
  const [search, setSearch] = useSearchParams();
  const words = search.get('q') ?? '';
  const find = (typed: string) => {
    const next = new URLSearchParams(search);
    next.delete('after');
    next.delete('q');
    if (typed) next.set('q', typed);
    setSearch(next, { preventScrollReset: true });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        find(String(new FormData(event.currentTarget).get('q')).trim());
      }}
    >
      <Flex wrap="wrap" align="end" gap="3" mb="6" maxW="36rem">
        <Flex flex="1 1 11rem">
          <Field label={t('markingqueue.search')}>
            {(control) => (
              <Input
                {...control}
                key={words}
                name="q"
                type="search"
                defaultValue={words}
                maxLength={MAX_LENGTH}
                autoComplete="off"
              />
            )}
          </Field>
        </Flex>
        <Button type="submit" variant="outline">
          {t('markingqueue.find')}
        </Button>
      </Flex>
    </form>
  );
}
