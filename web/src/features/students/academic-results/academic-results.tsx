/**
 * Results from other institutions, such as SSC, newest year first. Students can edit and delete the
 * ones they entered.
 */
import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Section } from '../../../ui/page/section.tsx';
import type { UnsavedChanges } from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { AcademicResultForm } from './academic-result.form.tsx';
import { DeleteAcademicResult } from './delete-academic-result.tsx';
import type { AcademicResults_ResultFragment } from './generated/academic-results.ts';

interface AcademicResultsProps {
  readonly studentId: string;
  /** Null if loading failed. */
  readonly results: readonly AcademicResults_ResultFragment[] | null;
  readonly error: unknown;
  readonly onRetry: () => unknown;
  readonly unsaved: UnsavedChanges;
}

type OpenDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'change' | 'delete'; readonly result: AcademicResults_ResultFragment };

export function AcademicResults({
  studentId,
  results,
  error,
  onRetry,
  unsaved,
}: AcademicResultsProps) {
  const { t } = useI18n();
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const close = () => setOpened(null);
  const isEditing = opened?.kind === 'add' || opened?.kind === 'change';

  return (
    <Section
      title={t('students.academicResults')}
      action={
        results && (
          <Button variant="outline" onClick={() => setOpened({ kind: 'add' })}>
            {t('students.addResult')}
          </Button>
        )
      }
    >
      {!results && <ErrorState error={error} onRetry={onRetry} />}
      {results?.length === 0 && <Text color="fg.muted">{t('students.noAcademicResults')}</Text>}
      {results && results.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="3" m="0" p="0">
          {results
            .toSorted((a, b) => b.year - a.year)
            .map((result) => (
              <ResultRow
                key={result.id}
                result={result}
                onChange={() => setOpened({ kind: 'change', result })}
                onDelete={() => setOpened({ kind: 'delete', result })}
              />
            ))}
        </Stack>
      )}
      {isEditing && (
        <Modal
          title={t(opened.kind === 'add' ? 'students.addResult' : 'students.changeResult')}
          onClose={close}
          mayClose={unsaved.mayLeave}
        >
          <AcademicResultForm
            studentId={studentId}
            result={opened.kind === 'change' ? opened.result : null}
            onSaved={close}
            reportUnsaved={unsaved.report}
          />
        </Modal>
      )}
      {opened?.kind === 'delete' && <DeleteAcademicResult result={opened.result} onClose={close} />}
    </Section>
  );
}

interface ResultRowProps {
  readonly result: AcademicResults_ResultFragment;
  readonly onChange: () => void;
  readonly onDelete: () => void;
}

function ResultRow({ result, onChange, onDelete }: ResultRowProps) {
  const { t, digits } = useI18n();
  const { examName, year, gpa, grade, board, institution, recordedBy } = result;
  const name = `${examName} ${digits(String(year))}`;
  const reached = [
    gpa !== null && t('students.gpaIs', { gpa: digits(gpa) }),
    grade !== null && t('students.gradeIs', { grade }),
  ];
  const from = [board, institution].filter(Boolean).join(' · ');
  return (
    <Flex
      as="li"
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="3"
      p="4"
      borderWidth="1px"
      borderRadius="md"
    >
      <Box minW="0" flex="1 1 14rem" overflowWrap="anywhere">
        <Heading as="h3" size="md">
          {name}
        </Heading>
        <Text fontVariantNumeric="tabular-nums">{reached.filter(Boolean).join(' · ')}</Text>
        {from && (
          <Text fontSize="sm" color="fg.muted">
            {from}
          </Text>
        )}
      </Box>
      {recordedBy === 'ADMIN' ? (
        <Flex align="center" gap="2" minH="target" fontSize="sm" color="fg.muted">
          <Icon name="lock" size="4" />
          {t('students.resultOfAdmin')}
        </Flex>
      ) : (
        <Flex gap="2">
          <Button variant="outline" aria-label={t('students.editOf', { name })} onClick={onChange}>
            {t('students.edit')}
          </Button>
          <Button
            variant="outline"
            color="error.fg"
            aria-label={t('students.deleteOf', { name })}
            onClick={onDelete}
          >
            {t('students.delete')}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
