/** The recovery codes, shown only once, to be written down or saved as a file. */
import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { saveFile } from '../../../ui/save-file.ts';

const Codes = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
    gap: '2',
    listStyle: 'none',
    fontFamily: 'mono',
  },
});

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useI18n();

  const download = () =>
    saveFile(
      'alokpath-recovery-codes.txt',
      new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }),
    );

  return (
    <Stack gap="4">
      <Text>{t('account.codesLead')}</Text>
      <Codes aria-label={t('account.codesTitle')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Flex wrap="wrap" gap="3">
        <Button variant="outline" onClick={download}>
          {t('account.download')}
        </Button>
        <Button onClick={onDone}>{t('account.done')}</Button>
      </Flex>
    </Stack>
  );
}
