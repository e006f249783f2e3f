/** The dialog for a lesson: its text as HTML with LaTeX, video, duration and exams. */
import { Box, chakra, Grid, Stack, Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { useReportUnsaved, useUnsavedChanges } from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { FieldGroup, TextAreaField, TextField } from '../form/fields.tsx';
import { FormEnd } from '../form/form-end.tsx';
import { readNumber, textOrNull } from '../form/numbers.ts';
import { MAX_NAME_LENGTH, useRules } from '../form/use-rules.ts';
import { useSave } from '../form/use-save.ts';
import { LivePreview } from '../formulas/live-preview.tsx';
import { type LessonSourceQuery, useCreateLessonMutation, useLessonSourceQuery, useUpdateLessonMutation } from './generated/save-lesson.ts';

interface LessonDialogProps {
  readonly chapterId: string;
  /** Null for a new lesson. */
  readonly id: string | null;
  /** The exams of the chapter that the lesson can refer to. */
  readonly exams: readonly { readonly id: string; readonly title: string }[];
  readonly onDone: (isStored: boolean) => void;
}

/** Maximum length of the source of a lesson's text, in characters. */
const MAX_TEXT_LENGTH = 20_000;
/** Maximum duration of a lesson, in minutes. */
const MAX_LESSON_MINUTES = 600;

export function LessonDialog({ id, ...rest }: LessonDialogProps) {
  return id === null ? <LessonForm stored={null} {...rest} /> : <StoredLesson id={id} {...rest} />;
}

function StoredLesson({ id, ...rest }: LessonDialogProps & { readonly id: string }) {
  const { t } = useI18n();
  const { data, loading, error, refetch } = useLessonSourceQuery({ variables: { id }, fetchPolicy: 'network-only' });
  if (data?.lesson && !loading) return <LessonForm stored={data.lesson} {...rest} />;
  return (
    <Modal title={t('admin.editLesson')} onClose={() => rest.onDone(false)}>
      {loading ? <RowsSkeleton /> : <ErrorState error={error} onRetry={refetch} />}
    </Modal>
  );
}

interface LessonFormProps extends Omit<LessonDialogProps, 'id'> {
  readonly stored: NonNullable<LessonSourceQuery['lesson']> | null;
}

function LessonForm({ chapterId, stored, exams, onDone }: LessonFormProps) {
  'use no memo'; // react-hook-form changes its objects in place
  const { t } = useI18n();
  const rules = useRules();
  const [create] = useCreateLessonMutation();
  const [update] = useUpdateLessonMutation();
  const form = useForm({
    defaultValues: {
      title: stored?.title ?? '',
      source: stored?.source ?? '',
      videoUrl: stored?.videoUrl ?? '',
      durationMinutes: stored?.durationMinutes?.toString() ?? '',
      examIds: [...(stored?.examIds ?? [])],
    },
    mode: 'onTouched',
  });
  const { save, isSaving, failure } = useSave(form);
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, form.formState.isDirty);

  const submit = form.handleSubmit(async ({ title, source, videoUrl, durationMinutes, examIds }) => {
    const input = {
      ...{ title: title.trim(), source: textOrNull(source), videoUrl: textOrNull(videoUrl) },
      ...{ durationMinutes: readNumber(durationMinutes), examIds },
    };
    const send = () =>
      stored ? update({ variables: { input: { id: stored.id, ...input } } }) : create({ variables: { input: { chapterId, ...input } } });
    if (await save(send)) onDone(true);
  });

  const cancel = async () => {
    if (await unsaved.mayLeave()) onDone(false);
  };

  return (
    <Modal
      title={stored ? t('admin.editNamed', { title: stored.title }) : t('admin.addLesson')}
      onClose={() => onDone(false)}
      mayClose={unsaved.mayLeave}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <TextField form={form} name="title" label={t('admin.title')} check={rules.text(MAX_NAME_LENGTH, true)} isFirst />
          <Grid templateColumns={{ base: '1fr', sm: '1fr 10rem' }} gap="4">
            <TextField
              form={form}
              name="videoUrl"
              label={t('admin.video')}
              hint={t('admin.videoHint')}
              inputMode="url"
              check={rules.video}
            />
            <TextField
              form={form}
              name="durationMinutes"
              label={t('admin.minutes')}
              inputMode="numeric"
              check={rules.number({ min: 1, max: MAX_LESSON_MINUTES, isWhole: true })}
            />
          </Grid>
          <Box>
            <TextAreaField
              form={form}
              name="source"
              label={t('admin.text')}
              hint={t('admin.sourceHint')}
              rows={8}
              check={rules.text(MAX_TEXT_LENGTH)}
            />
            <LivePreview control={form.control} name="source" kind="note" />
          </Box>
          {exams.length > 0 && (
            <FieldGroup title={t('admin.lessonExams')}>
              {exams.map((exam) => (
                <chakra.label key={exam.id} display="inline-flex" alignItems="center" gap="2" minH="target" cursor="pointer">
                  <input type="checkbox" value={exam.id} {...form.register('examIds')} />
                  <Text as="span">{exam.title}</Text>
                </chakra.label>
              ))}
            </FieldGroup>
          )}
          <FormEnd failure={failure} isSaving={isSaving} onCancel={() => void cancel()} />
        </Stack>
      </form>
      {unsaved.question}
    </Modal>
  );
}
