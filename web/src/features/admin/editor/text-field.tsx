/** The text of a lesson or note in three views: the editor, the HTML, and what students see. */
import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import {
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useController,
} from 'react-hook-form';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { RichHtml } from '../../../ui/content/rich-html.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { TextArea } from '../../../ui/forms/input.tsx';
import { brokenFormulas, noteHtml } from '../formulas/rendered.ts';
import { isRepresentable } from './document/source.ts';
import { RichEditor } from './rich-editor.tsx';

interface TextFieldProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly name: Path<Values>;
}

const views = ['write', 'html', 'view'] as const;
type View = (typeof views)[number];

export function RichTextField<Values extends FieldValues>({ form, name }: TextFieldProps<Values>) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const id = useId();
  const { field, fieldState } = useController({ control: form.control, name });
  const source: string = field.value;
  const [view, setView] = useState<View>(() => (isRepresentable(source) ? 'write' : 'html'));
  const [isHtmlOnly, setHtmlOnly] = useState(() => !isRepresentable(source));

  const change = (typed: string) => {
    // The value of this field is a string (see `source`).
    field.onChange(typed as PathValue<Values, Path<Values>>);
  };

  const open = (next: View) => {
    const isLossy = !isRepresentable(source);
    setHtmlOnly(isLossy);
    setView(next === 'write' && isLossy ? 'html' : next);
  };

  const broken = brokenFormulas(source);
  const described = fieldState.error ? `${id}-error` : undefined;
  return (
    <Box>
      <Flex wrap="wrap" align="center" justify="space-between" gap="2" mb="2">
        <chakra.span id={`${id}-label`} fontWeight="semibold">
          {t('admin.text')}
        </chakra.span>
        <Flex role="group" aria-label={t('editor.views')} wrap="wrap" gap="1">
          {views.map((option) => (
            <Button
              key={option}
              variant={view === option ? 'solid' : 'outline'}
              aria-pressed={view === option}
              onClick={() => open(option)}
            >
              {t(`editor.${option}`)}
            </Button>
          ))}
        </Flex>
      </Flex>
      <div role="status">
        {isHtmlOnly && (
          <Flex gap="3" p="3" mb="2" bg="bg.muted" borderRadius="md">
            <Icon name="alert" />
            <Text>{t('editor.htmlOnly')}</Text>
          </Flex>
        )}
      </div>
      {view === 'write' && (
        <RichEditor
          labelledBy={`${id}-label`}
          describedBy={described}
          source={source}
          onChange={change}
        />
      )}
      {view === 'html' && (
        <TextArea
          aria-labelledby={`${id}-label`}
          aria-invalid={Boolean(fieldState.error)}
          aria-describedby={described}
          value={source}
          onChange={({ target }) => change(target.value)}
          onBlur={field.onBlur}
          rows={18}
          // Bengali is in no monospaced font of most devices.
          fontFamily="{fonts.mono}, {fonts.body}"
          fontSize="sm"
          spellCheck={false}
        />
      )}
      {view === 'view' && (
        <Box
          role="group"
          aria-label={t('admin.previewOfText')}
          maxW="reading"
          px="4"
          py="3"
          borderWidth="1px"
          borderRadius="md"
        >
          {source.trim() === '' ? (
            <Text color="fg.muted">{t('editor.noText')}</Text>
          ) : (
            <RichHtml html={noteHtml(source)} />
          )}
        </Box>
      )}
      <Box id={`${id}-error`} aria-live="polite" fontSize="sm" color="error.fg" mt="1">
        {fieldState.error?.message}
        {broken.length > 0 && (
          <Text>{t('admin.formulaInvalid', { formula: broken.join(' · ') })}</Text>
        )}
      </Box>
    </Box>
  );
}
