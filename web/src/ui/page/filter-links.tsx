/**
 * Links that filter a list. The value is a search parameter, so that Back, reload and shared links
 * keep it.
 */
import { chakra, Flex } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';

const FilterLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'target',
    px: '4',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    bg: 'bg.panel',
    color: 'fg',
    textDecoration: 'none',
    '&[aria-current]': {
      bg: 'primary',
      color: 'primary.contrast',
      borderColor: 'primary',
      fontWeight: 'semibold',
    },
  },
});

interface FilterLinksProps<Value extends string> {
  /** The label of the group for screen readers. */
  readonly label: string;
  /** The name of the search parameter. */
  readonly name: string;
  /** Pairs of value and label. The first value is the default, which removes the parameter. */
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly current: Value;
}

export function FilterLinks<Value extends string>({
  label,
  name,
  options,
  current,
}: FilterLinksProps<Value>) {
  const [search] = useSearchParams();
  // Keeps the other search parameters.
  const linkOf = (value: Value | null) => {
    const next = new URLSearchParams(search);
    next.delete(name);
    // Another list begins on its first page.
    next.delete('after');
    if (value !== null) next.set(name, value);
    return { search: next.toString() };
  };
  return (
    <Flex as="nav" aria-label={label} wrap="wrap" gap="2" mb="6">
      {options.map(([value, optionLabel], index) => (
        <FilterLink
          key={value}
          to={linkOf(index === 0 ? null : value)}
          aria-current={value === current ? 'true' : undefined}
          preventScrollReset
        >
          {optionLabel}
        </FilterLink>
      ))}
    </Flex>
  );
}

/** The value of the search parameter; the first of `values` if it is missing or unknown. */
export function useFilter<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): Value {
  const [search] = useSearchParams();
  const searchValue = search.get(name);
  return values.find((value) => value === searchValue) ?? values[0];
}
