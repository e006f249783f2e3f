/** Asks for the title of a copy and where it goes, and makes it. */
import { Input, Stack, Text } from '@chakra-ui/react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { describeError } from '../../../../apollo/errors.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
import { Field, Select } from '../../../../ui/forms/input.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../../unsaved-changes/use-unsaved-changes.tsx';
import { FormFields } from '../../form/form-fields.tsx';
import { FormFooter } from '../../form/form-footer.tsx';
import { readNumber } from '../../form/numbers.ts';
import { MAX_NAME_LENGTH, yearProblem } from '../../form/schemas.ts';
import type { BranchItem } from '../branch-buttons.tsx';
import { CopyTarget, targetLevelOf } from './copy-target.tsx';
import { useDuplicateContentMutation } from './generated/copy-content.ts';

interface CopyDialogProps {
  readonly item: BranchItem;
  /** The course that the item is in. */
  readonly courseId: string;
  /** Closes the dialog. @param itemCount the number of copied items; null if nothing was copied */
  readonly onDone: (itemCount: number | null) => void;
}

export function CopyDialog({ item: { kind, id, title }, courseId, onDone }: CopyDialogProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const [copy, { loading }] = useDuplicateContentMutation({ refetchQueries: 'active' });
  const [proposed] = useState(() => t('contenttree.copyOf', { title }).slice(0, MAX_NAME_LENGTH));
  const [typed, setTyped] = useState(proposed);
  const [year, setYear] = useState('');
  const [hasTriedToCopy, setTriedToCopy] = useState(false);
  const yearInput = useRef<HTMLInputElement>(null);
  const [isElsewhere, setElsewhere] = useState(false);
  const [parentId, setParentId] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const level = targetLevelOf(kind);
  const isYear = kind === 'EXAM_YEAR';
  const problemOfYear = isYear ? yearProblem(year, i18n) : undefined;
  const isMissing = isElsewhere && parentId === '';
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, typed !== proposed || year !== '' || isElsewhere);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (loading) return;
    setTriedToCopy(true);
    if (problemOfYear !== undefined) return yearInput.current?.focus();
    if (isMissing) return setFailure(t('contenttree.chooseTarget'));
    setFailure(null);
    const input = {
      kind,
      id,
      parentId: isElsewhere ? parentId : null,
      title: isYear ? null : typed.trim() || null,
      year: isYear ? readNumber(year) : null,
    };
    try {
      const { data } = await copy({ variables: { input } });
      onDone(data?.duplicateContent.itemCount ?? 1);
    } catch (error) {
      setFailure(describeError(error, t));
    }
  };

  const cancel = async () => {
    if (await unsaved.mayLeave()) onDone(null);
  };

  return (
    <Modal
      title={t('contenttree.copyTitle', { title })}
      onClose={() => onDone(null)}
      mayClose={unsaved.mayLeave}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="5">
          <Text>{t('contenttree.copyLead')}</Text>
          <FormFields gap="5" isSaving={loading}>
            {isYear ? (
              <Field
                label={t('contenttree.yearOfCopy')}
                hint={t('contenttree.yearHint')}
                error={hasTriedToCopy ? problemOfYear : undefined}
              >
                {(control) => (
                  <Input
                    {...control}
                    ref={yearInput}
                    data-first-focus
                    inputMode="numeric"
                    value={year}
                    onChange={(event) => setYear(event.target.value)}
                  />
                )}
              </Field>
            ) : (
              <Field label={t('contenttree.titleOfCopy')}>
                {(control) => (
                  <Input
                    {...control}
                    data-first-focus
                    maxLength={MAX_NAME_LENGTH}
                    value={typed}
                    onChange={(event) => setTyped(event.target.value)}
                  />
                )}
              </Field>
            )}
            {level && (
              <Field label={t('contenttree.where')}>
                {(control) => (
                  <Select
                    {...control}
                    value={isElsewhere ? 'elsewhere' : 'here'}
                    onChange={(event) => setElsewhere(event.target.value === 'elsewhere')}
                  >
                    <option value="here">{t('contenttree.here')}</option>
                    <option value="elsewhere">{t('contenttree.elsewhere')}</option>
                  </Select>
                )}
              </Field>
            )}
            {level && isElsewhere && (
              <CopyTarget level={level} courseId={courseId} onChoose={setParentId} />
            )}
          </FormFields>
          <FormFooter
            failure={failure}
            isSaving={loading}
            onCancel={() => void cancel()}
            saveLabel={t('contenttree.copy')}
          />
        </Stack>
      </form>
      {unsaved.question}
    </Modal>
  );
}
