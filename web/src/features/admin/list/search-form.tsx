/**
 * The search field of a list. The search terms are `q` in the URL; a new search starts at the first
 * page and keeps the other filters.
 */
import { Flex, Input } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/forms/button.tsx';
import { Field } from '../../../ui/forms/input.tsx';

/** Characters: the lowest limit among the lists of the API. */
const MAX_SEARCH_LENGTH = 100;

interface SearchFormProps {
  /** The label of the search field. */
  readonly label: string;
  /** The text of the button. */
  readonly button: string;
}

export function SearchForm({ label, button }: SearchFormProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const search = params.get('q') ?? '';
  const input = useRef<HTMLInputElement>(null);
  // After Back, Forward and a link the field takes the words of the URL.
  useEffect(() => {
    if (input.current) input.current.value = search;
  }, [search]);
  const submit = (terms: string) => {
    const next = new URLSearchParams(params);
    next.delete('after');
    next.delete('q');
    if (terms) next.set('q', terms);
    void navigate(`?${next}`);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit(String(new FormData(event.currentTarget).get('q')).trim());
      }}
    >
      <Flex wrap="wrap" align="end" gap="3" mb="6" maxW="36rem">
        <Flex flex="1 1 11rem">
          <Field label={label}>
            {(control) => (
              <Input
                {...control}
                ref={input}
                name="q"
                type="search"
                defaultValue={search}
                maxLength={MAX_SEARCH_LENGTH}
                autoComplete="off"
              />
            )}
          </Field>
        </Flex>
        <Button type="submit" variant="outline">
          {button}
        </Button>
      </Flex>
    </form>
  );
}
