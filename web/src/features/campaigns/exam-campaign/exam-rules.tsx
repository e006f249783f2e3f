/** The rules of every exam campaign: the ranking, and what is visible to others. */
import { chakra } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';

const Rules = chakra('ul', {
  base: { ps: '5', m: '0', listStyleType: 'disc', '& > li': { mb: '2' } },
});

export function ExamRules() {
  const { t } = useI18n();
  return (
    <Rules>
      <li>{t('campaigns.ruleFirst')}</li>
      <li>{t('campaigns.ruleLate')}</li>
      <li>{t('campaigns.ruleOrder')}</li>
      <li>{t('campaigns.ruleNames')}</li>
      <li>{t('campaigns.ruleHidden')}</li>
    </Rules>
  );
}
