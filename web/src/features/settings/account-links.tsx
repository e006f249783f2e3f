/**
 * Password, devices, download and deletion: the download is here, the others are pages of their
 * own.
 */
import { Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { describeError } from '../../apollo/errors.ts';
import { useConfirmation } from '../../confirmation/use-confirmation.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { toastError } from '../../ui/dialogs/toast.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { Section } from '../../ui/page/section.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useDownloadDataMutation } from './generated/download-data.ts';
import { OwnData } from './own-data.ts';

interface AccountLinksProps {
  readonly hasSecurityPage: boolean;
  readonly canDownloadData: boolean;
}

export function AccountLinks({ hasSecurityPage, canDownloadData }: AccountLinksProps) {
  const { t } = useI18n();
  const { run, dialog } = useConfirmation();
  const [download] = useDownloadDataMutation();
  const [loading, setLoading] = useState(false);

  const nextPage = async (after: string | null) =>
    (await run(() => download({ variables: { input: { after } } })))?.data?.downloadData;

  const save = async () => {
    setLoading(true);
    try {
      const data = new OwnData();
      let after: string | null = null;
      do {
        const page = await nextPage(after);
        // The password was not entered.
        if (!page) return;
        data.add(page.json);
        after = page.endCursor;
      } while (after !== null);
      saveFile('alokpath.json', new Blob([data.text()], { type: 'application/json' }));
    } catch (failure) {
      toastError(describeError(failure, t));
    } finally {
      setLoading(false);
    }
  };

  return (
    <Section title={t('settings.account')}>
      <Stack gap="4">
        {canDownloadData && <Text color="fg.muted">{t('settings.accountLead')}</Text>}
        <Flex wrap="wrap" gap="3">
          {hasSecurityPage && (
            <ButtonLink variant="outline" to={paths.security()}>
              {t('settings.security')}
            </ButtonLink>
          )}
          {canDownloadData && (
            <Button
              variant="outline"
              loading={loading}
              loadingText={t('settings.downloading')}
              onClick={() => void save()}
            >
              {t('settings.download')}
            </Button>
          )}
          <ButtonLink variant="outline" to={paths.account()}>
            {t('settings.deletion')}
          </ButtonLink>
        </Flex>
      </Stack>
      {dialog}
    </Section>
  );
}
