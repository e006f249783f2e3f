/** The options of a question with their letters; correct ones are marked. */
import { chakra, Stack } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { optionLetter } from '../../../i18n/option-letters.ts';
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx';
import { SourceText } from '../formulas/source-text.tsx';

interface KeyedOptionsProps {
  readonly options: readonly { readonly text: string; readonly isCorrect: boolean }[];
}

export function KeyedOptions({ options }: KeyedOptionsProps) {
  const { t, lang } = useI18n();
  if (options.length === 0) return null;
  return (
    <Stack as="ul" gap="1" mt="2" listStyleType="none">
      {options.map((option, index) => (
        <chakra.li
          // biome-ignore lint/suspicious/noArrayIndexKey: two options of a file can be equal
          key={index}
          fontWeight={option.isCorrect ? 'semibold' : 'normal'}
          color={option.isCorrect ? 'primary.fg' : undefined}
        >
          {optionLetter(index, lang)}) <SourceText source={option.text} />
          {option.isCorrect && (
            <>
              <span aria-hidden> ✓</span>
              <VisuallyHidden> {t('questionfiles.isCorrect')}</VisuallyHidden>
            </>
          )}
        </chakra.li>
      ))}
    </Stack>
  );
}
