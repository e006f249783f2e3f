/**
 * Suggestions for a text that is being typed: recent searches and samples without a text, matches
 * and a link to all results with one.
 */
import { useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { useIsOnline } from '../../ui/use-is-online.ts';
import { useSearchSuggestionsQuery } from './generated/search-suggestions.ts';
import { hitPath } from './hit-path.ts';
import { kindTexts, SAMPLE_SEARCHES, trailOf } from './hit-texts.ts';
import { clearSearches, recentSearches } from './recent-searches.ts';
import { useDebounced } from './use-debounced.ts';

export interface Suggestion {
  readonly key: string;
  readonly title: string;
  /** The titles of its parents. */
  readonly trail: string;
  readonly href: string;
}

export interface SuggestionGroup {
  readonly kind: string;
  /** Undefined for the link to all results. */
  readonly heading: string | undefined;
  readonly suggestions: readonly Suggestion[];
}

/** Nothing is sent while the user types faster than this. */
const DEBOUNCE_MS = 200;

export function useSuggestions(text: string) {
  const { t } = useI18n();
  const isOffline = !useIsOnline();
  const [recent, setRecent] = useState(recentSearches);
  const query = text.trim();
  const debouncedQuery = useDebounced(query, DEBOUNCE_MS);
  // A request for an earlier text is aborted when the variables change.
  const skip = debouncedQuery === '' || query === '' || isOffline;
  const { data, previousData, loading, error, refetch } = useSearchSuggestionsQuery({
    variables: { query: debouncedQuery },
    skip,
  });
  const resultGroups = query === '' || error ? [] : ((data ?? previousData)?.search ?? []);
  const asSearch = (kind: string) => (search: string) => ({
    key: `${kind} ${search}`,
    title: search,
    trail: '',
    href: paths.search(search),
  });

  const group = (
    kind: string,
    heading: string | undefined,
    suggestions: readonly Suggestion[],
  ): SuggestionGroup[] => (suggestions.length > 0 ? [{ kind, heading, suggestions }] : []);
  const groups =
    query === ''
      ? [
          ...group('recent', t('search.recent'), recent.map(asSearch('recent'))),
          ...group('samples', t('search.tryThese'), SAMPLE_SEARCHES.map(asSearch('sample'))),
        ]
      : [
          ...resultGroups.flatMap(({ kind, hits }) =>
            group(
              kind,
              t(kindTexts[kind]),
              hits.map((hit) => ({
                key: `${kind} ${hit.id}`,
                title: hit.title,
                trail: trailOf(hit),
                href: hitPath(hit),
              })),
            ),
          ),
          ...group('all', undefined, [
            { key: 'all', title: t('search.all', { query }), trail: '', href: paths.search(query) },
          ]),
        ];
  const isWaiting = query !== '' && !isOffline && (debouncedQuery !== query || loading);
  const clearRecent = () => {
    clearSearches();
    setRecent([]);
  };
  return {
    groups,
    options: groups.flatMap(({ suggestions }) => suggestions),
    error,
    refetch,
    isOffline,
    isWaiting,
    clearRecent,
  };
}
