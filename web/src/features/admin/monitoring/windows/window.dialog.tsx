/** The dialog that gives students a time of their own: chosen ones, or those of a pasted list. */
import { chakra, Stack, Text } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { rule, ruleAt, useSchema } from '../../../../forms/schema.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../../unsaved-changes/use-unsaved-changes.tsx';
import { MomentField, TextAreaField } from '../../form/fields.tsx';
import { FormFields } from '../../form/form-fields.tsx';
import { FormFooter } from '../../form/form-footer.tsx';
import { useHalfTypedDates } from '../../form/half-typed-dates.ts';
import { requiredMoment, requiredText } from '../../form/schemas.ts';
import { useSave } from '../../form/use-save.ts';
import type { MonitoredExam } from '../exam-route-params.ts';
import {
  type GivePersonalWindowMutation,
  useGivePersonalWindowMutation,
} from './generated/expected.ts';
import type { WindowsById } from './use-windows.tsx';

/** The limits of the API: characters, and lines. */
const MAX_REASON_LENGTH = 500;
const MAX_CANDIDATES = 500;
const MAX_LINE_LENGTH = 200;

export type GivenWindows = GivePersonalWindowMutation['givePersonalWindow'];

interface WindowDialogProps {
  readonly exam: MonitoredExam;
  /** The chosen students; null: those of a list that is pasted. */
  readonly studentIds: readonly string[] | null;
  /** Reads the own times that the students have before. */
  readonly readWindows: () => Promise<WindowsById>;
  /** Called when the time was given. @param before the own times before */
  readonly onGiven: (windows: GivenWindows, before: WindowsById) => void;
  readonly onClose: () => void;
}

const linesOf = (text: string) => [
  ...new Set(
    text
      .split(/[\n,;\t]/)
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

const schema = z
  .object({
    /** Undefined for chosen students: the form does not have the field. */
    candidates: z.optional(
      z.pipe(
        z.pipe(z.string(), z.transform(linesOf)),
        z.array(z.string()).check(
          rule((lines) => lines.length > 0, 'admin.required'),
          rule(
            (lines) =>
              lines.length <= MAX_CANDIDATES &&
              lines.every(({ length }) => length <= MAX_LINE_LENGTH),
            'monitoring.tooManyLines',
            { max: MAX_CANDIDATES },
          ),
        ),
      ),
    ),
    startDate: requiredMoment,
    endDate: requiredMoment,
    reason: requiredText(MAX_REASON_LENGTH),
  })
  .check(
    ruleAt(
      ['endDate'],
      ({ startDate, endDate }) => startDate === '' || endDate > startDate,
      'monitoring.windowTurned',
    ),
  );

export function WindowDialog({
  exam,
  studentIds,
  readWindows,
  onGiven,
  onClose,
}: WindowDialogProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const form = useForm({
    resolver: useHalfTypedDates(useSchema(schema)),
    defaultValues: {
      startDate: '',
      endDate: '',
      reason: '',
      ...(studentIds === null && { candidates: '' }),
    },
    mode: 'onTouched',
  });
  const [give] = useGivePersonalWindowMutation();
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const summary = useRef<HTMLParagraphElement>(null);
  // The focused form no longer exists.
  useLayoutEffect(() => {
    if (unknown.length > 0) summary.current?.focus();
  }, [unknown]);
  const { save, isSaving, failure } = useSave(form);
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, form.formState.isDirty && unknown.length === 0);

  const submit = form.handleSubmit(async ({ candidates = [], ...fields }) => {
    const input = {
      ...exam,
      ...fields,
      ...(studentIds ? { studentIds: [...studentIds] } : { candidates }),
    };
    let windows: GivenWindows | undefined;
    let before: WindowsById | undefined;
    const isSaved = await save(async () => {
      before = await readWindows();
      windows = (await give({ variables: { input } })).data?.givePersonalWindow;
    });
    if (!isSaved || !windows || !before) return;
    onGiven(windows, before);
    if (windows.unknownCandidates.length === 0) onClose();
    else setUnknown(windows.unknownCandidates);
  });
  const cancel = async () => {
    if (await unsaved.mayLeave()) onClose();
  };
  const title = t(studentIds ? 'monitoring.giveWindow' : 'monitoring.pasteWindow');

  if (unknown.length > 0)
    return (
      <Modal title={title} onClose={onClose}>
        <Stack gap="4">
          <Text ref={summary} tabIndex={-1} outline="none" role="status">
            {t('monitoring.unknownLines', { count: unknown.length })}
          </Text>
          <chakra.ul ps="5" maxH="40vh" overflowY="auto" overflowWrap="anywhere">
            {unknown.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </chakra.ul>
          <Button alignSelf="start" onClick={onClose}>
            {t('ui.close')}
          </Button>
        </Stack>
      </Modal>
    );
  return (
    <Modal title={title} onClose={onClose} mayClose={unsaved.mayLeave}>
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <Text>
            {studentIds
              ? t('monitoring.windowText', { count: studentIds.length })
              : t('monitoring.pasteText')}
          </Text>
          <FormFields gap="5" isSaving={isSaving}>
            {!studentIds && (
              <TextAreaField
                form={form}
                name="candidates"
                label={t('monitoring.candidates')}
                hint={t('monitoring.candidatesHint')}
                rows={5}
              />
            )}
            <MomentField form={form} name="startDate" label={t('monitoring.windowStart')} />
            <MomentField
              form={form}
              name="endDate"
              label={t('monitoring.windowEnd')}
              hint={t('monitoring.windowEndHint')}
            />
            <TextAreaField
              form={form}
              name="reason"
              label={t('monitoring.reason')}
              hint={t('monitoring.reasonHint')}
              rows={2}
            />
          </FormFields>
          <FormFooter
            failure={failure}
            isSaving={isSaving}
            onCancel={() => void cancel()}
            saveLabel={title}
          />
        </Stack>
      </form>
      {unsaved.question}
    </Modal>
  );
}
