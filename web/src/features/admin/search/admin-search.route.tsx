/**
 * The route /boss/search?q=: courses, lessons, questions and students that match, for admins;
 * `kind` shows one kind alone.
 */
import { Flex, Stack, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { type I18n, useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { adminPaths } from '../admin-paths.ts';
import { useAdminSearchQuery } from './generated/admin-search.ts';
import { GroupSection } from './group-section.tsx';
import { type ResultGroup, resultGroups } from './result-groups.ts';
import { SearchField } from './search-field.tsx';
import { MAX_RANKED, searchVariables, wordsIn } from './search-filter.ts';

export function Component() {
  const { t } = useI18n();
  const [search] = useSearchParams();
  const words = wordsIn(search);
  const title = t('adminsearch.title');
  return (
    <Page
      title={title}
      documentTitle={words ? `${words} · ${title}` : title}
      breadcrumbs={[{ label: t('admin.boss'), to: paths.boss() }, { label: title }]}
    >
      <SearchField words={words} />
      {words ? (
        <Results words={words} search={search} />
      ) : (
        <EmptyState text={t('adminsearch.hint')} icon="search" />
      )}
    </Page>
  );
}

function Results({ words, search }: { readonly words: string; readonly search: URLSearchParams }) {
  const i18n = useI18n();
  const variables = searchVariables(search);
  const { data, loading, error, refetch } = useAdminSearchQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const groups = data ? resultGroups({ data, error, words }, i18n) : null;
  const isAlone = !variables.ofAllKinds;
  return (
    <Stack gap="6">
      {/* Stays while the next words are searched: screen readers announce what changes in it. */}
      <Text role="status" color="fg.muted">
        {groups && summaryOf(groups, words, i18n)}
      </Text>
      {!groups &&
        (loading ? (
          <RowsSkeleton count={5} h="3.5rem" />
        ) : (
          <ErrorState error={error} onRetry={refetch} />
        ))}
      {groups?.length === 0 && <EmptyState text={i18n.t('adminsearch.noneHint')} icon="search" />}
      {groups?.map((group) => (
        <GroupSection key={group.key} group={group} isAlone={isAlone} onRetry={refetch} />
      ))}
      {groups && isAlone && (
        <KindLinks words={words} count={groups[0]?.count ?? 0} variables={variables} />
      )}
    </Stack>
  );
}

/** The number of results, and whether a kind could not be searched. */
function summaryOf(groups: readonly ResultGroup[], words: string, { t }: I18n): string {
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const foundText = groups.every((group) => group.isExact)
    ? 'adminsearch.found'
    : 'adminsearch.foundMore';
  const sentence =
    count === 0 ? t('adminsearch.none', { query: words }) : t(foundText, { count, query: words });
  return groups.some(({ error }) => error)
    ? `${sentence} ${t('adminsearch.incomplete')}`
    : sentence;
}

interface KindLinksProps {
  readonly words: string;
  /** How many results the kind has. */
  readonly count: number;
  readonly variables: ReturnType<typeof searchVariables>;
}

/** Below the results of one kind: its other pages, and the way back to all kinds. */
function KindLinks({ words, count, variables: { kind, first, offset } }: KindLinksProps) {
  const { t } = useI18n();
  const pageFrom = (from: number) => adminPaths.search(words, kind?.toLowerCase(), from);
  const isLast = offset + first >= Math.min(count, MAX_RANKED);
  return (
    <Stack gap="3" align="start">
      {isLast && count > MAX_RANKED && (
        <Text color="fg.muted">{t('search.onlyBest', { count: MAX_RANKED })}</Text>
      )}
      <Flex wrap="wrap" gap="3">
        {offset > 0 && (
          <ButtonLink variant="outline" to={pageFrom(offset - first)}>
            {t('admin.previous')}
          </ButtonLink>
        )}
        {!isLast && (
          <ButtonLink variant="outline" to={pageFrom(offset + first)}>
            {t('admin.next')}
          </ButtonLink>
        )}
        <ButtonLink variant="outline" to={adminPaths.search(words)}>
          {t('search.allKinds')}
        </ButtonLink>
      </Flex>
    </Stack>
  );
}
