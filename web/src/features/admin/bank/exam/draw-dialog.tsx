/**
 * The dialog that draws random questions of the bank by rules, and puts copies of them into the
 * exam form.
 */
import { useApolloClient } from '@apollo/client/react';
import { Box, Flex, Grid, Input, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { describeError } from '../../../../apollo/errors.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { Field } from '../../../../ui/forms/input.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../../unsaved-changes/use-unsaved-changes.tsx';
import { readNumber } from '../../form/numbers.ts';
import {
  BankDrawsDocument,
  type BankQuestion_QuestionFragment as BankQuestion,
  useBankDrawsQuery,
} from '../generated/bank.ts';
import { type BankFilter, filterVariables, type KindName, noFilter } from '../place/bank-filter.ts';
import { FilterFields } from '../place/filter-fields.tsx';
import { QuestionEntry } from '../question-entry.tsx';
import { type BankDialogProps, contentHashes, useOffer } from './bank-dialog.ts';
import { TakeFooter } from './take-footer.tsx';

const MAX_RULES = 20;
/** Questions per rule. */
const MAX_COUNT = 200;

interface Rule {
  readonly key: number;
  readonly filter: BankFilter;
  /** As typed. */
  readonly count: string;
}

/** Null if it is not a number of questions. */
function countOf({ count }: Rule): number | null {
  const value = readNumber(count);
  return value !== null && Number.isInteger(value) && value >= 1 && value <= MAX_COUNT
    ? value
    : null;
}

export default function DrawDialog({
  accepts,
  questions,
  remaining,
  onAdd,
  onClose,
}: BankDialogProps) {
  const { t } = useI18n();
  const client = useApolloClient();
  const offer = useOffer(accepts);
  const [rules, setRules] = useState<readonly Rule[]>([{ key: 0, filter: noFilter, count: '10' }]);
  const [drawnQuestions, setDrawnQuestions] = useState<readonly BankQuestion[] | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  /** The rules as they are now; a draw by others is not shown. */
  const latestRules = useRef(rules);
  const shared = { examQuestionHashes: contentHashes(questions), singleAnswer: offer.singleAnswer };
  // The counts do not depend on the requested number, so typing it sends no request.
  const input = {
    ...shared,
    rules: rules.map(({ filter }) => ({ ...filterVariables(filter, offer.kind), count: 1 })),
    countOnly: true,
  };
  const counts = useBankDrawsQuery({ variables: { input }, fetchPolicy: 'no-cache' });
  const matching = counts.data?.bankDraws?.map(({ matchingCount }) => matchingCount);
  const requestedCount = rules.reduce((sum, rule) => sum + (countOf(rule) ?? 0), 0);
  const isValid = rules.every((rule) => countOf(rule) !== null);
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, drawnQuestions !== null);
  const addedQuestions = (drawnQuestions ?? []).filter(({ id }) => !left.has(id));

  const change = (next: readonly Rule[]) => {
    latestRules.current = next;
    setRules(next);
    setDrawnQuestions(null);
  };

  const remove = ({ key }: Rule) => {
    // Then the pressed button no longer exists, and the other one is enabled.
    flushSync(() => change(rules.filter((rule) => rule.key !== key)));
    addButton.current?.focus();
  };

  const draw = async () => {
    setBusy(true);
    setError(null);
    try {
      const drawInput = {
        ...shared,
        rules: rules.map((rule) => ({
          ...filterVariables(rule.filter, offer.kind),
          count: countOf(rule) ?? 1,
        })),
      };
      const { data } = await client.query({
        query: BankDrawsDocument,
        variables: { input: drawInput },
        fetchPolicy: 'no-cache',
      });
      if (latestRules.current !== rules) return;
      setDrawnQuestions((data?.bankDraws ?? []).flatMap((rule) => rule.questions));
      setLeft(new Set());
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };

  const leaveOut = (id: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    setLeft(next);
  };

  const cancel = async () => {
    if (await unsaved.mayLeave()) onClose();
  };

  return (
    <Modal title={t('questionbank.draw')} onClose={onClose} mayClose={unsaved.mayLeave}>
      <Stack gap="4">
        <Text>{t('questionbank.drawLead')}</Text>
        <Text>{offer.lead}</Text>
        {rules.map((rule, index) => (
          <RuleFields
            key={rule.key}
            rule={rule}
            number={index + 1}
            kinds={offer.kinds}
            matching={counts.loading ? undefined : matching?.[index]}
            onChange={(changedRule) =>
              change(rules.map((other) => (other.key === rule.key ? changedRule : other)))
            }
            onRemove={rules.length > 1 ? () => remove(rule) : undefined}
          />
        ))}
        <Flex wrap="wrap" gap="3">
          <Button
            ref={addButton}
            variant="outline"
            disabled={rules.length >= MAX_RULES}
            onClick={() =>
              change([
                ...rules,
                {
                  key: Math.max(...rules.map(({ key }) => key)) + 1,
                  filter: noFilter,
                  count: '10',
                },
              ])
            }
          >
            {t('questionbank.addRule')}
          </Button>
          <Button
            variant={drawnQuestions ? 'outline' : 'solid'}
            disabled={!isValid || requestedCount > remaining}
            loading={isBusy}
            loadingText={t('questionbank.drawing')}
            onClick={() => void draw()}
          >
            {drawnQuestions
              ? t('questionbank.drawAgain')
              : t('questionbank.drawCount', { count: requestedCount })}
          </Button>
        </Flex>
        <div role="alert">
          {requestedCount > remaining && (
            <Text color="error.fg">{t('questionbank.noRoom', { room: remaining })}</Text>
          )}
          {error !== null && <Text color="error.fg">{describeError(error, t)}</Text>}
          {counts.error && <Text color="error.fg">{describeError(counts.error, t)}</Text>}
        </div>
        <Text role="status">
          {drawnQuestions &&
            t('questionbank.drawn', { count: drawnQuestions.length, wanted: requestedCount })}
        </Text>
        {drawnQuestions && (
          <>
            <Stack as="ol" gap="3" listStyleType="none">
              {drawnQuestions.map((question, index) => (
                <QuestionEntry
                  key={question.id}
                  question={question}
                  number={index + 1}
                  isChosen={!left.has(question.id)}
                  onChoose={(isChosen) => leaveOut(question.id, isChosen)}
                />
              ))}
            </Stack>
            <TakeFooter
              count={addedQuestions.length}
              onCancel={() => void cancel()}
              onTake={() => {
                onAdd(addedQuestions);
                onClose();
              }}
            />
          </>
        )}
      </Stack>
      {unsaved.question}
    </Modal>
  );
}

interface RuleFieldsProps {
  readonly rule: Rule;
  /** From 1. */
  readonly number: number;
  /** To choose from. */
  readonly kinds: readonly KindName[];
  /** How many questions fit; undefined while it is not known. */
  readonly matching: number | undefined;
  readonly onChange: (rule: Rule) => void;
  /** Omitted for the only rule. */
  readonly onRemove: (() => void) | undefined;
}

function RuleFields({ rule, number, kinds, matching, onChange, onRemove }: RuleFieldsProps) {
  const { t } = useI18n();
  const title = t('questionbank.rule', { number });
  const count = countOf(rule);
  const isShort = matching !== undefined && count !== null && matching < count;
  return (
    <Box role="group" aria-label={title} p="3" borderWidth="1px" borderRadius="md">
      <Flex align="center" justify="space-between" gap="3" mb="2">
        <Text fontWeight="semibold">{title}</Text>
        {onRemove && (
          <Button
            variant="ghost"
            aria-label={t('admin.removeNamed', { name: title })}
            onClick={onRemove}
          >
            {t('admin.remove')}
          </Button>
        )}
      </Flex>
      <FilterFields
        filter={rule.filter}
        kinds={kinds}
        onChange={(filter) => onChange({ ...rule, filter })}
      />
      <Grid templateColumns={{ base: '1fr', sm: '10rem 1fr' }} gap="3" mt="3" alignItems="center">
        <Field
          label={t('questionbank.howMany')}
          {...(count === null && { error: t('questionbank.countInvalid', { max: MAX_COUNT }) })}
        >
          {(control) => (
            <Input
              {...control}
              value={rule.count}
              inputMode="numeric"
              autoComplete="off"
              onChange={({ target }) => onChange({ ...rule, count: target.value })}
            />
          )}
        </Field>
        <Text aria-live="polite" color={isShort ? 'error.fg' : 'fg.muted'}>
          {matching !== undefined && t('questionbank.fitting', { count: matching })}
        </Text>
      </Grid>
    </Box>
  );
}
