/** The one search field for admins, on the start page and above the results. */
import { Flex, Input } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Field } from '../../../ui/forms/input.tsx';
import { adminPaths } from '../admin-paths.ts';
import { MAX_SEARCH_LENGTH } from './search-filter.ts';

/** @param words the words that are searched now */
export function SearchField({ words = '' }: { readonly words?: string }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  // After Back, Forward and a link the field takes the words of the URL.
  useEffect(() => {
    if (input.current) input.current.value = words;
  }, [words]);
  return (
    <Flex as="search" mb="6" maxW="36rem">
      <form
        style={{ width: '100%' }}
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(
            adminPaths.search(String(new FormData(event.currentTarget).get('q')).trim()),
          );
        }}
      >
        <Flex wrap="wrap" align="end" gap="3">
          <Flex flex="1 1 12rem">
            <Field label={t('adminsearch.label')}>
              {(control) => (
                <Input
                  {...control}
                  ref={input}
                  name="q"
                  type="search"
                  defaultValue={words}
                  maxLength={MAX_SEARCH_LENGTH}
                  enterKeyHint="search"
                  autoComplete="off"
                />
              )}
            </Field>
          </Flex>
          <Button type="submit">{t('adminsearch.find')}</Button>
        </Flex>
      </form>
    </Flex>
  );
}
