/**
 * The cover of a course or campaign: a picture of the device, cropped to the ratio of the cards, or
 * the URL of one.
 */
import { Box, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import {
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Cover } from '../../../ui/content/cover.tsx';
import { PickButton } from '../../../uploads/pick-button.tsx';
import { TextField } from '../form/fields.tsx';
import { isPicture } from '../form/schemas.ts';

const CoverEditor = lazy(async () => ({
  default: (await import('./cover-editor.tsx')).CoverEditor,
}));

/** A larger file is not a photo; phones would run out of memory. */
const MAX_FILE_BYTES = 30 * 1024 * 1024;

interface CoverFieldProps<Values extends FieldValues, Checked> {
  readonly form: UseFormReturn<Values, unknown, Checked>;
  /** The field that holds the URL. */
  readonly name: Path<Values>;
  /** The field that holds the title of the course or campaign. */
  readonly titleName: Path<Values>;
}

export function CoverField<Values extends FieldValues, Checked>({
  form,
  name,
  titleName,
}: CoverFieldProps<Values, Checked>) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const [chosenFile, setChosenFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const url = String(useWatch({ control: form.control, name }) ?? '').trim();

  const pick = ([file]: readonly File[]) => {
    if (!file) return;
    if (!file.type.startsWith('image/')) return setRefusal(t('cover.noImage'));
    if (file.size > MAX_FILE_BYTES) return setRefusal(t('cover.tooLarge'));
    setRefusal(null);
    setChosenFile(file);
  };
  const setStoredUrl = (storedUrl: string) => {
    setChosenFile(null);
    form.setValue(name, storedUrl as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: true,
    });
  };

  return (
    <Stack gap="3">
      {isPicture(url) && (
        <Box maxW="20rem" borderRadius="md" overflow="hidden">
          <Cover src={url} alt={t('cover.now')} />
        </Box>
      )}
      <Box>
        <PickButton
          icon="camera"
          accept="image/jpeg,image/png,image/webp"
          isDisabled={false}
          onPick={pick}
        >
          {t('cover.pick')}
        </PickButton>
        <Box role="alert" mt="1" fontSize="sm" color="error.fg">
          {refusal}
        </Box>
      </Box>
      <TextField
        form={form}
        name={name}
        label={t('admin.cover')}
        hint={t('admin.urlHint')}
        inputMode="url"
      />
      {chosenFile && (
        <Suspense fallback={null}>
          <CoverEditor
            file={chosenFile}
            title={String(form.getValues(titleName) ?? '')}
            onClose={() => setChosenFile(null)}
            onStored={setStoredUrl}
          />
        </Suspense>
      )}
    </Stack>
  );
}
