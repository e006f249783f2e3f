/** The listbox of the search field. The focus stays in the field, which names the active option. */
import { Box } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import type { SuggestionGroup } from './use-suggestions.ts';

interface SuggestionListProps {
  /** Ids of options are `{id}-{index}`. */
  readonly id: string;
  readonly groups: readonly SuggestionGroup[];
  /** The index of the active option over all groups; -1: none. */
  readonly active: number;
  readonly onHover: (index: number) => void;
  readonly onChoose: (href: string) => void;
}

export function SuggestionList({ id, groups, active, onHover, onChoose }: SuggestionListProps) {
  const { t } = useI18n();
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  let index = -1;
  return (
    <Box role="listbox" id={`${id}-list`} aria-label={t('search.suggestions')}>
      {groups.map(({ kind, heading, suggestions }) => (
        <Box key={kind} role="group" aria-label={heading ?? t('search.title')} mb="2">
          {heading && (
            <Box
              px="3"
              pt="2"
              pb="1"
              fontSize="sm"
              fontWeight="semibold"
              color="fg.muted"
              aria-hidden
            >
              {heading}
            </Box>
          )}
          {suggestions.map(({ key, title, trail, href }) => {
            index += 1;
            const own = index;
            return (
              <Box
                key={key}
                id={`${id}-${own}`}
                role="option"
                aria-selected={own === active}
                tabIndex={-1}
                px="3"
                py="2"
                minH="target"
                borderRadius="md"
                cursor="pointer"
                bg={own === active ? 'bg.muted' : undefined}
                outline={own === active ? '2px solid' : undefined}
                outlineColor="focus"
                onMouseMove={() => onHover(own)}
                onClick={() => onChoose(href)}
              >
                <Box>{title}</Box>
                {trail && (
                  <Box fontSize="sm" color="fg.muted" lineClamp="1">
                    {trail}
                  </Box>
                )}
              </Box>
            );
          })}
        </Box>
      ))}
    </Box>
  );
}
