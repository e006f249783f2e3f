/** The fields that only a lesson has: its video with a preview, duration and exams. */
import { Box, chakra, Grid, Text } from '@chakra-ui/react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useI18n } from '../../../i18n/i18n.tsx';
import { FieldGroup, TextField } from '../form/fields.tsx';
import { isVideo } from '../form/schemas.ts';
import type { TextValues } from './text-values.ts';
import { VideoPreview } from './video-preview.tsx';

interface LessonFieldsProps {
  readonly form: UseFormReturn<TextValues>;
  readonly exams: readonly { readonly id: string; readonly title: string }[];
}

export function LessonFields({ form, exams }: LessonFieldsProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const [videoUrl, title] = useWatch({ control: form.control, name: ['videoUrl', 'title'] });
  return (
    <>
      <Grid templateColumns={{ base: '1fr', md: '1fr 16rem' }} gap="4" alignItems="start">
        <Grid templateColumns={{ base: '1fr', sm: '1fr 8rem' }} gap="4">
          <TextField
            form={form}
            name="videoUrl"
            label={t('admin.video')}
            hint={t('admin.videoHint')}
            inputMode="url"
          />
          <TextField
            form={form}
            name="durationMinutes"
            label={t('admin.minutes')}
            inputMode="numeric"
          />
        </Grid>
        {isVideo(videoUrl.trim()) ? <VideoPreview url={videoUrl.trim()} title={title} /> : <Box />}
      </Grid>
      {exams.length > 0 && (
        <FieldGroup title={t('admin.lessonExams')}>
          {exams.map((exam) => (
            <chakra.label
              key={exam.id}
              display="inline-flex"
              alignItems="center"
              gap="2"
              minH="target"
              cursor="pointer"
            >
              <input type="checkbox" value={exam.id} {...form.register('examIds')} />
              <Text as="span">{exam.title}</Text>
            </chakra.label>
          ))}
        </FieldGroup>
      )}
    </>
  );
}
