/**
 * Chooses the exam of an exam campaign from all exams and papers, in a dialog with a search field.
 */
import { useApolloClient } from '@apollo/client/react';
import { Box, chakra, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Field } from '../../../ui/forms/input.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { hasWords } from '../../course-list/search-normalization.ts';
import { type FormOf, useFieldError } from '../form/fields.tsx';
import { readAllPages } from '../list/read-all-pages.ts';
import { useAllItems } from '../list/use-all-items.ts';
import type { CampaignValues } from './campaign-values.ts';
import {
  ExamChoicesDocument,
  type ExamChoicesQuery,
  PaperChoicesDocument,
  type PaperChoicesQuery,
} from './generated/campaign-editor.ts';

interface Choice {
  readonly id: string;
  readonly title: string;
  /** The titles of its parents, from the course down; empty if the host does not report them. */
  readonly place: readonly string[];
  readonly kind: 'MULTI_SUBJECT' | 'SINGLE';
}

interface ExamChoiceFieldProps {
  readonly form: FormOf<CampaignValues> & Pick<UseFormReturn<CampaignValues>, 'setValue'>;
  readonly isReadOnly: boolean;
}

export function ExamChoiceField({ form, isReadOnly }: ExamChoiceFieldProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const title = useWatch({ control: form.control, name: 'examTitle' });
  form.register('examId');
  const error = useFieldError(form, 'examId');

  const choose = ({ id, title: examTitle, kind }: Choice) => {
    form.setValue('examKind', kind, { shouldDirty: true });
    form.setValue('examId', id, { shouldDirty: true, shouldValidate: true });
    form.setValue('examTitle', examTitle);
    setOpen(false);
  };

  return (
    <>
      <Field
        label={t('events.exam')}
        hint={t(isReadOnly ? 'events.examFixed' : 'events.examHint')}
        error={error}
      >
        {(control) => (
          <Flex wrap="wrap" gap="3" align="center">
            <Text
              fontWeight={title ? 'semibold' : undefined}
              color={title ? undefined : 'fg.muted'}
              overflowWrap="anywhere"
            >
              {title || t('events.noExamChosen')}
            </Text>
            <Button
              {...control}
              type="button"
              // The field's label alone would not describe the button.
              aria-label={t('events.chooseExam')}
              variant="outline"
              disabled={isReadOnly}
              onClick={() => setOpen(true)}
            >
              {t('events.chooseExam')}
            </Button>
          </Flex>
        )}
      </Field>
      {isOpen && <ExamChoiceDialog onChoose={choose} onClose={() => setOpen(false)} />}
    </>
  );
}

const Option = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    minH: 'target',
    px: '3',
    py: '2',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'sm',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.muted' },
  },
});

/** More matches are not rendered; the search narrows them down. */
const MAX_SHOWN = 100;

function ExamChoiceDialog({
  onChoose,
  onClose,
}: {
  readonly onChoose: (choice: Choice) => void;
  readonly onClose: () => void;
}) {
  const { t } = useI18n();
  const { items: choices, error, retry } = useExamChoices();
  const [searchText, setSearchText] = useState('');
  const matches = choices?.filter(({ title, place }) =>
    hasWords([title, ...place].join(' '), searchText),
  );
  return (
    <Modal title={t('events.chooseExam')} onClose={onClose}>
      <Stack gap="4">
        <Field label={t('events.findExam')}>
          {(control) => (
            <Input
              {...control}
              type="search"
              autoComplete="off"
              value={searchText}
              onChange={({ target }) => setSearchText(target.value)}
              data-first-focus
              // The dialog is inside the campaign's form, which Enter would submit.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
          )}
        </Field>
        {error !== null && <ErrorState error={error} onRetry={retry} />}
        {!choices && error === null && <RowsSkeleton count={4} h="2.75rem" />}
        {matches && (
          <Text role="status" fontSize="sm" color="fg.muted">
            {matches.length > MAX_SHOWN
              ? t('events.examsShown', { shown: MAX_SHOWN, count: matches.length })
              : t('events.examsFound', { count: matches.length })}
          </Text>
        )}
        {matches && (
          <chakra.ul listStyleType="none">
            {matches.slice(0, MAX_SHOWN).map((choice) => (
              <li key={`${choice.kind} ${choice.id}`}>
                <Option type="button" onClick={() => onChoose(choice)}>
                  {choice.title}{' '}
                  <Box as="span" fontSize="sm" color="fg.muted">
                    · {t(choice.kind === 'SINGLE' ? 'events.singleExam' : 'events.paper')}
                  </Box>
                  {choice.place.length > 0 && (
                    <Box as="span" display="block" fontSize="sm" color="fg.muted">
                      {choice.place.join(' › ')}
                    </Box>
                  )}
                </Option>
              </li>
            ))}
          </chakra.ul>
        )}
      </Stack>
    </Modal>
  );
}

type Paper = NonNullable<PaperChoicesQuery['multiSubjectExams']>['nodes'][number];
type Exam = NonNullable<ExamChoicesQuery['exams']>['nodes'][number];

const namesOf = (...names: readonly (string | undefined)[]) =>
  names.filter((name) => name !== undefined);

const placeOfPaper = ({ year }: Paper) => namesOf(year?.unit?.course?.name, year?.unit?.name);
const placeOfExam = ({ chapter }: Exam) =>
  namesOf(chapter?.subject?.course?.title, chapter?.subject?.name, chapter?.title);

/** All exams of both kinds, papers first. */
function useExamChoices() {
  const client = useApolloClient();
  const fetchPolicy = 'network-only';
  const readPapers = async (after: string | null) =>
    (await client.query({ query: PaperChoicesDocument, variables: { after }, fetchPolicy })).data
      ?.multiSubjectExams;
  const readExams = async (after: string | null) =>
    (await client.query({ query: ExamChoicesDocument, variables: { after }, fetchPolicy })).data
      ?.exams;
  return useAllItems<Choice>(async (signal) => {
    const [papers, exams] = await Promise.all([
      readAllPages(readPapers, signal),
      readAllPages(readExams, signal),
    ]);
    return [
      ...papers.map((paper) => ({
        id: paper.id,
        title: paper.title,
        place: placeOfPaper(paper),
        kind: 'MULTI_SUBJECT' as const,
      })),
      ...exams.map((exam) => ({
        id: exam.id,
        title: exam.title,
        place: placeOfExam(exam),
        kind: 'SINGLE' as const,
      })),
    ];
  });
}
