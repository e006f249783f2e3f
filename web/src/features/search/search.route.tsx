/**
 * The route /search?q=: all results of a search, grouped by kind; `kind` shows one kind alone.
 * Public.
 */
import { Box, Flex, Heading, Input, Stack } from '@chakra-ui/react';
import { type FormEvent, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { describeError } from '../../apollo/errors.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { toastError } from '../../ui/dialogs/toast.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { ErrorState } from '../../ui/page/error-state.tsx';
import { CardLink, LinkCard } from '../../ui/page/link-card.tsx';
import { Page } from '../../ui/page/page.tsx';
import { ShowMore } from '../../ui/page/show-more.tsx';
import { RowsSkeleton } from '../../ui/page/skeletons.tsx';
import { type SearchRouteQuery, useSearchRouteQuery } from './generated/search.route.ts';
import type { SearchHitFragment } from './generated/search-hit.ts';
import { hitPath } from './hit-path.ts';
import { kindTexts, MAX_QUERY, SAMPLE_SEARCHES, trailOf } from './hit-texts.ts';
import { saveSearch } from './recent-searches.ts';

type Kind = SearchHitFragment['kind'];

/** Results of each kind, and of one kind alone at a time. */
const PAGE_SIZES = { allKinds: 6, oneKind: 50 };
/** The server ranks no more of one kind. */
const MAX_SHOWN = 300;

export function Component() {
  const { t } = useI18n();
  const [params, setParams] = useSearchParams();
  const query = (params.get('q') ?? '').trim().slice(0, MAX_QUERY);
  const search = (text: string) => {
    saveSearch(text);
    setParams(text.trim() === '' ? {} : { q: text.trim() });
  };
  return (
    <Page
      title={t('search.title')}
      documentTitle={query === '' ? t('search.title') : `${query} · ${t('search.title')}`}
    >
      <SearchForm query={query} onSearch={search} />
      {query === '' ? (
        <Samples text={t('search.tryThese')} />
      ) : (
        <Results query={query} kindName={params.get('kind')} />
      )}
    </Page>
  );
}

function SearchForm({
  query,
  onSearch,
}: {
  readonly query: string;
  readonly onSearch: (text: string) => void;
}) {
  const { t } = useI18n();
  const [text, setText] = useState(query);
  // After Back, Forward and the search dialog the field takes the URL's text.
  useEffect(() => setText(query), [query]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text);
  };
  return (
    <Flex as="search" mb="6" maxW="reading">
      <Box as="form" display="flex" gap="2" w="full" onSubmit={submit}>
        <Input
          type="search"
          aria-label={t('search.label')}
          placeholder={t('search.searchHint')}
          maxLength={MAX_QUERY}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit">{t('search.title')}</Button>
      </Box>
    </Flex>
  );
}

function Results({
  query,
  kindName,
}: {
  readonly query: string;
  readonly kindName: string | null;
}) {
  const { t } = useI18n();
  const kind = (Object.keys(kindTexts) as Kind[]).find((name) => name === kindName);
  const variables = {
    query,
    kind: kind ?? null,
    first: kind ? PAGE_SIZES.oneKind : PAGE_SIZES.allKinds,
    offset: 0,
  };
  const { data, loading, error, refetch, fetchMore } = useSearchRouteQuery({ variables });
  const [isLoadingMore, setLoadingMore] = useState(false);

  const showMore = async (offset: number) => {
    setLoadingMore(true);
    try {
      await fetchMore({
        variables: { offset },
        updateQuery: (before, { fetchMoreResult }) => appendHits(before, fetchMoreResult),
      });
    } catch (failure) {
      toastError(describeError(failure, t));
    } finally {
      setLoadingMore(false);
    }
  };

  if (loading && !data) return <RowsSkeleton count={4} h="5rem" />;
  if (!data?.search) return <ErrorState error={error} onRetry={refetch} />;
  const count = data.search.reduce((sum, { totalCount }) => sum + totalCount, 0);
  if (count === 0) return <Samples text={t('search.none', { query })} />;
  return (
    <Stack gap="8">
      <Box role="status" color="fg.muted">
        {t('search.found', { count, query })}
      </Box>
      {data.search.map((group) => (
        <Box as="section" key={group.kind} aria-labelledby={`search-${group.kind}`}>
          <Heading as="h2" size="lg" mb="3" id={`search-${group.kind}`}>
            {t(kindTexts[group.kind])}
          </Heading>
          <Box
            display="grid"
            gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 22rem), 1fr))"
            gap="3"
          >
            {group.hits.map((hit) => (
              <HitCard key={hit.id} hit={hit} />
            ))}
          </Box>
          {kind && (
            <ShowMore
              mt="3"
              hasMore={group.hits.length < Math.min(group.totalCount, MAX_SHOWN)}
              isLoading={isLoadingMore}
              loadingText={t('search.loadingMore')}
              showsEnd={group.totalCount > MAX_SHOWN}
              endText={
                group.totalCount > MAX_SHOWN
                  ? t('search.onlyBest', { count: MAX_SHOWN })
                  : undefined
              }
              onClick={() => void showMore(group.hits.length)}
            >
              {t('search.showMore')}
            </ShowMore>
          )}
          {group.totalCount > group.hits.length && !kind && (
            <ButtonLink variant="outline" mt="3" to={`${paths.search(query)}&kind=${group.kind}`}>
              {t('search.more', { count: group.totalCount })}
            </ButtonLink>
          )}
        </Box>
      ))}
      {kind && (
        <ButtonLink variant="outline" alignSelf="start" to={paths.search(query)}>
          {t('search.allKinds')}
        </ButtonLink>
      )}
    </Stack>
  );
}

/** Appends the next page of the one kind that is shown. */
function appendHits(before: SearchRouteQuery, next: SearchRouteQuery): SearchRouteQuery {
  const more = new Map(next.search?.map((group) => [group.kind, group.hits]));
  return {
    ...before,
    search:
      before.search?.map((group) => ({
        ...group,
        hits: [...group.hits, ...(more.get(group.kind) ?? [])],
      })) ?? null,
  };
}

function HitCard({ hit }: { readonly hit: SearchHitFragment }) {
  const trail = trailOf(hit);
  return (
    <LinkCard p="4">
      <Heading as="h3" size="md">
        <CardLink to={hitPath(hit)}>{hit.title}</CardLink>
      </Heading>
      {trail && (
        <Box mt="1" fontSize="sm" color="fg.muted">
          {trail}
        </Box>
      )}
    </LinkCard>
  );
}

function Samples({ text }: { readonly text: string }) {
  return (
    <EmptyState text={text} icon="search">
      <Flex wrap="wrap" justify="center" gap="2">
        {SAMPLE_SEARCHES.map((sample) => (
          <ButtonLink key={sample} variant="outline" to={paths.search(sample)}>
            {sample}
          </ButtonLink>
        ))}
      </Flex>
    </EmptyState>
  );
}
