/**
 * The dialog that puts copies of questions of the bank into the exam form: filter, preview, choose
 * several.
 */
import { chakra, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { PageButtons } from '../../../../list-pages/page-buttons.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { Field } from '../../../../ui/forms/input.tsx';
import { ErrorState } from '../../../../ui/page/error-state.tsx';
import { RowsSkeleton } from '../../../../ui/page/skeletons.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../../unsaved-changes/use-unsaved-changes.tsx';
import {
  type BankQuestion_QuestionFragment as BankQuestion,
  useBankRouteQuery,
} from '../generated/bank.ts';
import { filterVariables, noFilter } from '../place/bank-filter.ts';
import { FilterFields } from '../place/filter-fields.tsx';
import { QuestionEntry } from '../question-entry.tsx';
import { type BankDialogProps, contentKey, useOffer } from './bank-dialog.ts';
import { TakeFooter } from './take-footer.tsx';

/** The maximum that the API accepts, in characters. */
const MAX_SEARCH_LENGTH = 100;

export default function PickerDialog({
  accepts,
  questions,
  remaining,
  onAdd,
  onClose,
}: BankDialogProps) {
  const { t } = useI18n();
  const offer = useOffer(accepts);
  const [filter, setFilter] = useState(noFilter);
  const [search, setSearch] = useState('');
  const [unused, setUnused] = useState(false);
  const [cursors, setCursors] = useState<readonly string[]>([]);
  /** In the order of selection. */
  const [selectedQuestions, setSelectedQuestions] = useState<ReadonlyMap<string, BankQuestion>>(
    new Map(),
  );
  const variables = {
    ...filterVariables(filter, offer.kind),
    unused,
    search,
    singleAnswer: offer.singleAnswer,
    after: cursors.at(-1) ?? null,
  };
  const { data, previousData, loading, error, refetch } = useBankRouteQuery({
    variables,
    fetchPolicy: 'no-cache',
  });
  // The last list stays while the next one is loading, so that the dialog does not jump.
  const list = (data ?? (loading ? previousData : undefined))?.bankQuestions;
  const status = useRef<HTMLParagraphElement>(null);
  const inExam = new Set(questions.map(contentKey));
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, selectedQuestions.size > 0);
  const isFull = selectedQuestions.size >= remaining;

  const choose = (question: BankQuestion, isChosen: boolean) => {
    const next = new Map(selectedQuestions);
    if (isChosen) next.set(question.id, question);
    else next.delete(question.id);
    setSelectedQuestions(next);
  };

  const reasonFor = (question: BankQuestion) => {
    if (inExam.has(contentKey(question))) return t('questionbank.inExam');
    return isFull && !selectedQuestions.has(question.id) ? t('questionbank.full') : null;
  };

  const restart = () => setCursors([]);
  /** The focus goes to the top of the list, from where the next page is read. */
  const turnTo = (next: readonly string[]) => {
    setCursors(next);
    status.current?.focus();
  };

  const cancel = async () => {
    if (await unsaved.mayLeave()) onClose();
  };

  return (
    <Modal title={t('questionbank.pick')} onClose={onClose} mayClose={unsaved.mayLeave}>
      <Stack gap="4">
        <Text>{offer.lead}</Text>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setSearch(String(new FormData(event.currentTarget).get('words')).trim());
            restart();
          }}
        >
          <Flex wrap="wrap" align="end" gap="3">
            <Flex flex="1 1 10rem">
              <Field label={t('questionbank.search')}>
                {(control) => (
                  <Input
                    {...control}
                    name="words"
                    type="search"
                    maxLength={MAX_SEARCH_LENGTH}
                    autoComplete="off"
                    data-first-focus
                  />
                )}
              </Field>
            </Flex>
            <Button type="submit" variant="outline">
              {t('questionbank.find')}
            </Button>
          </Flex>
        </form>
        <FilterFields
          filter={filter}
          kinds={offer.kinds}
          onChange={(next) => {
            setFilter(next);
            restart();
          }}
        />
        <chakra.label
          display="inline-flex"
          alignItems="center"
          gap="2"
          minH="target"
          cursor="pointer"
        >
          <input
            type="checkbox"
            checked={unused}
            onChange={({ target }) => {
              setUnused(target.checked);
              restart();
            }}
          />
          {t('questionbank.onlyUnused')}
        </chakra.label>
        {loading && !list && <RowsSkeleton count={3} h="8rem" />}
        {!list && !loading && <ErrorState error={error} onRetry={refetch} />}
        {list && (
          <>
            <Text ref={status} tabIndex={-1} role="status" color="fg.muted" scrollMarginTop="16">
              {list.nodes.length === 0
                ? t('questionbank.nothingFound')
                : t(list.totalCountIsExact ? 'questionbank.found' : 'questionbank.foundMore', {
                    count: list.totalCount,
                  })}
            </Text>
            <Stack as="ol" gap="3" listStyleType="none">
              {list.nodes.map((question, index) => (
                <QuestionEntry
                  key={question.id}
                  question={question}
                  number={index + 1}
                  isChosen={selectedQuestions.has(question.id)}
                  reason={reasonFor(question)}
                  onChoose={(isChosen) => choose(question, isChosen)}
                />
              ))}
            </Stack>
            <PageButtons cursors={cursors} endCursor={list.endCursor} onTurn={turnTo} />
          </>
        )}
        <TakeFooter
          count={selectedQuestions.size}
          onCancel={() => void cancel()}
          onTake={() => {
            onAdd([...selectedQuestions.values()]);
            onClose();
          }}
        />
      </Stack>
      {unsaved.question}
    </Modal>
  );
}
