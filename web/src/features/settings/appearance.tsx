/** Language, colours and text size: stored on this device, not with the account. */
import { Stack, Text } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Section } from '../../ui/page/section.tsx';
import { useColorMode } from '../../ui/theme/color-mode.ts';
import { siteTextSizes, useSiteTextSize } from '../../ui/theme/text-size.ts';
import { Choice } from './choice.tsx';

export function Appearance() {
  const { t, lang, setLang } = useI18n();
  const { mode, toggle } = useColorMode();
  const [size, setSize] = useSiteTextSize();
  return (
    <Section title={t('settings.appearance')}>
      <Stack gap="5">
        <Text color="fg.muted">{t('settings.appearanceLead')}</Text>
        <Choice
          title={t('settings.language')}
          value={lang}
          options={[
            [
              'bn',
              <span key="bn" lang="bn">
                {t('shell.inBengali')}
              </span>,
            ],
            [
              'en',
              <span key="en" lang="en">
                {t('shell.inEnglish')}
              </span>,
            ],
          ]}
          onChange={setLang}
        />
        <Choice
          title={t('settings.theme')}
          value={mode}
          options={[
            ['light', t('settings.light')],
            ['dark', t('settings.dark')],
          ]}
          onChange={toggle}
        />
        <Choice
          title={t('settings.textSize')}
          value={size}
          options={siteTextSizes.map(
            (option) => [option, t('settings.percent', { percent: Number(option) })] as const,
          )}
          onChange={setSize}
        />
      </Stack>
    </Section>
  );
}
