/**
 * A student's results from elsewhere, such as SSC. An admin can add one after seeing the
 * certificate, and change and delete all of them, also those that the student has entered.
 */
import { Box, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Icon } from '../../../../ui/content/icons.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { Section } from '../../../../ui/page/section.tsx';
import { DeleteDialog, type Deletion } from '../../form/delete-dialog.tsx';
import { AcademicResultDialog } from './academic-result-dialog.tsx';
import {
  type PersonResult_ResultFragment,
  useDeletePersonResultMutation,
} from './generated/academic-results.ts';
import { RuledList } from './ruled-list.tsx';

interface AcademicResultsSectionProps {
  readonly studentId: string;
  /** Null if loading failed. */
  readonly results: readonly PersonResult_ResultFragment[] | null;
  /** Loads the person again. */
  readonly reload: () => Promise<unknown>;
}

export function AcademicResultsSection({
  studentId,
  results,
  reload,
}: AcademicResultsSectionProps) {
  const { t, digits } = useI18n();
  /** Null for a new one, undefined while no dialog is open. */
  const [edited, setEdited] = useState<PersonResult_ResultFragment | null>();
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const [remove] = useDeletePersonResultMutation();
  const nameOf = ({ examName, year }: PersonResult_ResultFragment) =>
    `${examName} ${digits(String(year))}`;
  const confirmDeletion = (result: PersonResult_ResultFragment) =>
    setDeletion({
      title: nameOf(result),
      consequences: [],
      send: async () => {
        await remove({ variables: { input: { id: result.id } } });
        await reload();
      },
    });
  return (
    <Section
      title={t('people.academicResults')}
      action={
        results && (
          <Button variant="outline" onClick={() => setEdited(null)}>
            <Icon name="plus" size="4" />
            {t('people.addResult')}
          </Button>
        )
      }
    >
      {!results?.length && (
        <Text color="fg.muted">{t(results ? 'people.noResults' : 'people.notLoaded')}</Text>
      )}
      <RuledList>
        {results?.map((result) => (
          <ResultRow
            key={result.id}
            result={result}
            name={nameOf(result)}
            onEdit={() => setEdited(result)}
            onDelete={() => confirmDeletion(result)}
          />
        ))}
      </RuledList>
      {edited !== undefined && (
        <AcademicResultDialog
          studentId={studentId}
          storedResult={edited}
          onDone={(isSaved) => {
            setEdited(undefined);
            if (isSaved) void reload();
          }}
        />
      )}
      {deletion && <DeleteDialog deletion={deletion} onClose={() => setDeletion(null)} />}
    </Section>
  );
}

interface ResultRowProps {
  readonly result: PersonResult_ResultFragment;
  readonly name: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function ResultRow({ result, name, onEdit, onDelete }: ResultRowProps) {
  const { t, digits } = useI18n();
  const { gpa, grade, board, institution, recordedBy } = result;
  const reached = [
    gpa !== null && t('people.gpaIs', { gpa: digits(gpa) }),
    grade !== null && t('people.gradeIs', { grade }),
    board,
    institution,
  ];
  const by = t(recordedBy === 'ADMIN' ? 'people.enteredByAdmin' : 'people.enteredByStudent');
  return (
    <Flex as="li" wrap="wrap" align="center" justify="space-between" gap="3">
      <Box minW="0" flex="1 1 14rem" overflowWrap="anywhere">
        <Text fontWeight="semibold">{name}</Text>
        <Text>{reached.filter(Boolean).join(' · ')}</Text>
        <Text fontSize="sm" color="fg.muted">
          {by}
        </Text>
      </Box>
      <Flex>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('admin.editNamed', { title: name })}
          onClick={onEdit}
        >
          <Icon name="edit" size="4" />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('admin.deleteNamed', { title: name })}
          onClick={onDelete}
        >
          <Icon name="trash" size="4" />
        </Button>
      </Flex>
    </Flex>
  );
}
