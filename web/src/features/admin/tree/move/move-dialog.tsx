/** Asks where an item goes: another subject, chapter or unit of its course. */
import { Stack, Text } from '@chakra-ui/react';
import { type SyntheticEvent, useState } from 'react';
import { describeError } from '../../../../apollo/errors.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
import { Field, Select } from '../../../../ui/forms/input.tsx';
import { ErrorState } from '../../../../ui/page/error-state.tsx';
import { FormFields } from '../../form/form-fields.tsx';
import { FormFooter } from '../../form/form-footer.tsx';
import type { CourseOfTree, MovableItem } from '../branch-buttons.tsx';
import { useMoveTargets } from './use-move-targets.ts';
import type { Move } from './use-mover.ts';

interface MoveDialogProps {
  readonly item: MovableItem;
  readonly course: CourseOfTree;
  /** Resolves with false if nothing was moved; the reason is shown elsewhere. */
  readonly onMove: (move: Move) => Promise<boolean>;
  readonly onClose: () => void;
}

export function MoveDialog({ item, course, onMove, onClose }: MoveDialogProps) {
  const { t } = useI18n();
  const { level, parentId: here, title } = item.place;
  const { groups, error, refetch } = useMoveTargets(level, course);
  const [chosenId, setChosenId] = useState('');
  const [isMoving, setMoving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const places = groups
    ?.map(({ label, targets }) => ({ label, targets: targets.filter(({ id }) => id !== here) }))
    .filter(({ targets }) => targets.length > 0);
  const target = places?.flatMap(({ targets }) => targets).find(({ id }) => id === chosenId);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isMoving) return;
    if (!target) return setFailure(t('contenttree.chooseMoveTarget'));
    setFailure(null);
    setMoving(true);
    try {
      const from = { parentId: here, title, position: null };
      const to = { parentId: target.id, title: target.title, position: null };
      if (await onMove({ item, from, to })) return onClose();
    } catch (refusal) {
      setFailure(describeError(refusal, t));
    }
    setMoving(false);
  };

  const options = (targets: readonly { readonly id: string; readonly title: string }[]) =>
    targets.map(({ id, title }) => (
      <option key={id} value={id}>
        {title}
      </option>
    ));
  return (
    <Modal title={t('contenttree.moveTitle', { title: item.title })} onClose={onClose}>
      {error !== undefined && <ErrorState error={error} onRetry={refetch} />}
      {places?.length === 0 && <Text>{t('contenttree.nowhereElse')}</Text>}
      {error === undefined && places?.length !== 0 && (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap="5">
            <Text>{t('contenttree.moveLead')}</Text>
            <FormFields isSaving={isMoving}>
              <Field label={t(`contenttree.${level}`)}>
                {(control) => (
                  <Select
                    {...control}
                    data-first-focus
                    value={chosenId}
                    onChange={(event) => setChosenId(event.target.value)}
                  >
                    <option value="">{t(places ? 'contenttree.choose' : 'ui.loading')}</option>
                    {places?.map(({ label, targets }) =>
                      label === null ? (
                        options(targets)
                      ) : (
                        <optgroup key={label} label={label}>
                          {options(targets)}
                        </optgroup>
                      ),
                    )}
                  </Select>
                )}
              </Field>
            </FormFields>
            <FormFooter
              failure={failure}
              isSaving={isMoving}
              onCancel={onClose}
              saveLabel={t('contenttree.move')}
            />
          </Stack>
        </form>
      )}
    </Modal>
  );
}
