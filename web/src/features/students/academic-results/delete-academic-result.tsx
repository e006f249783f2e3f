/** Asks for confirmation before an academic result is deleted, because deletion is permanent. */
import { Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { describeError } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { SaveFailure } from '../editing/save-failure.tsx';
import {
  type AcademicResults_ResultFragment,
  useDeleteAcademicResultMutation,
} from './generated/academic-results.ts';

interface DeleteAcademicResultProps {
  readonly result: AcademicResults_ResultFragment;
  readonly onClose: () => void;
}

export function DeleteAcademicResult({
  result: { id, examName, year },
  onClose,
}: DeleteAcademicResultProps) {
  const { t, digits } = useI18n();
  const [failure, setFailure] = useState<string | null>(null);
  const [remove, { loading }] = useDeleteAcademicResultMutation();

  const confirm = async () => {
    setFailure(null);
    try {
      await remove({
        variables: { input: { id } },
        // Apollo omits evicted objects from the cached list of results.
        update: (cache) => {
          cache.evict({ id: `AcademicResult:${id}` });
          cache.gc();
        },
      });
      onClose();
    } catch (error) {
      setFailure(describeError(error, t));
    }
  };

  return (
    <Modal title={t('students.deleteResult')} onClose={onClose}>
      <Stack gap="4">
        <Text>
          {t('students.deleteResultLine', { name: `${examName} ${digits(String(year))}` })}
        </Text>
        <SaveFailure text={failure} />
        <Flex gap="3" justify="flex-end" wrap="wrap">
          <Button variant="outline" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button
            variant="danger"
            loading={loading}
            loadingText={t('students.deleting')}
            onClick={() => void confirm()}
          >
            {t('students.delete')}
          </Button>
        </Flex>
      </Stack>
    </Modal>
  );
}
