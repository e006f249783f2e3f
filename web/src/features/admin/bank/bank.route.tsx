/**
 * The question bank for admins: filter and search in the URL, import and export, archiving of
 * several questions.
 */
import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { PageLinks } from '../../../list-pages/page-links.tsx';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { FilterLinks, useFilter } from '../../../ui/page/filter-links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { adminPaths } from '../admin-paths.ts';
import { SearchForm } from '../list/search-form.tsx';
import { BankFiles } from './bank-files.tsx';
import { useBankRouteQuery } from './generated/bank.ts';
import { bankUrl, bankVariables, filterIn, kinds } from './place/bank-filter.ts';
import { FilterFields } from './place/filter-fields.tsx';
import { QuestionEntry } from './question-entry.tsx';
import { useArchiving } from './use-archiving.tsx';

export function Component() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const here = `${adminPaths.bank()}${useLocation().search}`;
  const use = useFilter('use', ['all', 'unused']);
  const show = useFilter('show', ['active', 'archived']);
  const variables = bankVariables(search);
  const { data, loading, error, refetch } = useBankRouteQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const archiving = useArchiving(refetch);
  const list = data?.bankQuestions;
  // Only questions on this page are archived, because choices on other pages are not visible.
  const chosenHere = (list?.nodes ?? []).map(({ id }) => id).filter((id) => selectedIds.has(id));
  const isArchived = show === 'archived';
  const isFiltered = [...search.keys()].some((name) => name !== 'after');
  const isAll = list !== undefined && list !== null && chosenHere.length === list.nodes.length;

  const choose = (ids: readonly string[], isChosen: boolean) =>
    setSelectedIds(
      (before) =>
        new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))),
    );

  const archive = async () => {
    if (await archiving.run({ ids: chosenHere, archived: !isArchived })) setSelectedIds(new Set());
  };

  return (
    <Page
      title={t('questionbank.title')}
      lead={t('questionbank.lead')}
      breadcrumbs={[
        { label: t('admin.boss'), to: paths.boss() },
        { label: t('questionbank.title') },
      ]}
      actions={
        <>
          <BankFiles
            variables={variables}
            isEmpty={!list || list.nodes.length === 0}
            reload={refetch}
          />
          <ButtonLink to={adminPaths.newBankQuestion(here)}>
            <Icon name="plus" size="4" />
            {t('questionbank.newQuestion')}
          </ButtonLink>
        </>
      }
    >
      <SearchForm label={t('questionbank.search')} button={t('questionbank.find')} />
      <Box mb="4">
        <FilterFields
          filter={filterIn(search)}
          kinds={kinds}
          onChange={(filter) => void navigate(bankUrl(search, filter))}
        />
      </Box>
      <FilterLinks
        label={t('questionbank.usage')}
        name="use"
        current={use}
        options={[
          ['all', t('questionbank.allQuestions')],
          ['unused', t('questionbank.neverUsed')],
        ]}
      />
      <FilterLinks
        label={t('questionbank.state')}
        name="show"
        current={show}
        options={[
          ['active', t('questionbank.active')],
          ['archived', t('questionbank.archived')],
        ]}
      />
      {archiving.notice}
      {loading && !list && <RowsSkeleton count={4} h="8rem" />}
      {!list && !loading && <ErrorState error={error} onRetry={refetch} />}
      {list && (
        <Stack gap="3">
          <Text role="status" color="fg.muted">
            {t(list.totalCountIsExact ? 'questionbank.found' : 'questionbank.foundMore', {
              count: list.totalCount,
            })}
          </Text>
          {list.nodes.length === 0 && (
            <EmptyState
              text={t(isFiltered ? 'questionbank.nothingFound' : 'questionbank.empty')}
              icon="exam"
            />
          )}
          {list.nodes.length > 0 && (
            <Flex wrap="wrap" align="center" gap="4">
              <chakra.label
                display="inline-flex"
                alignItems="center"
                gap="2"
                minH="target"
                cursor="pointer"
              >
                <input
                  type="checkbox"
                  checked={isAll}
                  onChange={({ target }) =>
                    choose(
                      list.nodes.map(({ id }) => id),
                      target.checked,
                    )
                  }
                />
                {t('questionbank.choosePage')}
              </chakra.label>
              <Button
                variant="outline"
                disabled={chosenHere.length === 0}
                loading={archiving.running !== null}
                loadingText={t('ui.saving')}
                onClick={() => void archive()}
              >
                {t(isArchived ? 'questionbank.restoreChosen' : 'questionbank.archiveChosen', {
                  count: chosenHere.length,
                })}
              </Button>
            </Flex>
          )}
          <Stack as="ol" gap="3" listStyleType="none">
            {list.nodes.map((question, index) => (
              <QuestionEntry
                key={question.id}
                question={question}
                number={index + 1}
                isChosen={selectedIds.has(question.id)}
                onChoose={(isChosen) => choose([question.id], isChosen)}
              >
                <ButtonLink
                  variant="outline"
                  to={adminPaths.bankQuestion(question.id, here)}
                  aria-label={t('questionbank.editNumber', { number: index + 1 })}
                >
                  {t('questionbank.edit')}
                </ButtonLink>
              </QuestionEntry>
            ))}
          </Stack>
          <PageLinks endCursor={list.endCursor} />
        </Stack>
      )}
    </Page>
  );
}
