/**
 * Switches for language and colour mode, both stored on the device. In narrow bars only the
 * language switch is used.
 */
import { chakra } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Icon } from '../../ui/content/icons.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { useColorMode } from '../../ui/theme/color-mode.ts';

export function Preferences() {
  const { t } = useI18n();
  const { mode, toggle } = useColorMode();
  return (
    <>
      <LanguageSwitch />
      <Button
        variant="ghost"
        size="icon"
        aria-label={t(mode === 'dark' ? 'shell.toLight' : 'shell.toDark')}
        onClick={toggle}
      >
        <Icon name={mode === 'dark' ? 'sun' : 'moon'} />
      </Button>
    </>
  );
}

export function LanguageSwitch() {
  const { t, lang, setLang } = useI18n();
  const other = lang === 'en' ? 'bn' : 'en';
  return (
    <Button
      variant="ghost"
      px={{ base: '1.5', md: '3' }}
      fontSize={{ base: 'sm', md: 'md' }}
      onClick={() => setLang(other)}
    >
      <chakra.span lang={other}>
        {t(other === 'bn' ? 'shell.inBengali' : 'shell.inEnglish')}
      </chakra.span>
    </Button>
  );
}
