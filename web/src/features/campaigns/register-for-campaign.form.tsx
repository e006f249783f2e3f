/**
 * The registration button of a campaign. The mutation's response updates the cache, so nothing is
 * refetched.
 */
import { Box, Flex, Text } from '@chakra-ui/react';
import { errorCode, serverMessage } from '../../apollo/errors.ts';
import { useViewer } from '../../apollo/viewer.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/content/icons.tsx';
import { toastError, toastSuccess } from '../../ui/dialogs/toast.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import {
  type RegisterForCampaign_CampaignFragment,
  useRegisterForCampaignMutation,
} from './generated/register-for-campaign.form.ts';

interface RegisterForCampaignFormProps {
  readonly campaign: RegisterForCampaign_CampaignFragment;
  readonly isCampaignOver: boolean;
}

export function RegisterForCampaignForm({
  campaign,
  isCampaignOver,
}: RegisterForCampaignFormProps) {
  const { t } = useI18n();
  const { isLoggedIn } = useViewer();
  const [register, { loading }] = useRegisterForCampaignMutation();
  if (campaign.isRegistered) {
    return (
      <Flex role="status" gap="3" mt="5" p="4" bg="primary.subtle" borderRadius="md">
        <Box color="primary.fg">
          <Icon name="check" />
        </Box>
        <Box>
          <Text fontWeight="semibold">{t('campaigns.youAreIn')}</Text>
          <Text>{t('campaigns.youAreInLine')}</Text>
        </Box>
      </Flex>
    );
  }
  if (isCampaignOver) {
    return (
      <Text mt="5" color="fg.muted">
        {t('campaigns.overLine')}
      </Text>
    );
  }

  const submit = async () => {
    if (!isLoggedIn) return toastError(t('shell.loginFirst'));
    try {
      await register({ variables: { input: { campaignId: campaign.id } } });
      toastSuccess(t('campaigns.done'));
    } catch (error) {
      toastError(
        errorCode(error) === 'UNAUTHENTICATED'
          ? t('shell.loginFirst')
          : (serverMessage(error) ?? t('campaigns.failed')),
      );
    }
  };

  return (
    <Box mt="5">
      <Flex wrap="wrap" gap="3">
        <Button
          variant="accent"
          size="lg"
          loading={loading}
          loadingText={t('campaigns.registering')}
          onClick={() => void submit()}
        >
          {t('campaigns.register')}
        </Button>
        {!isLoggedIn && (
          <ButtonLink variant="outline" size="lg" to={paths.login(paths.campaign(campaign.id))}>
            {t('shell.login')}
          </ButtonLink>
        )}
      </Flex>
      <Text mt="2" fontSize="sm" color="fg.muted">
        {t(isLoggedIn ? 'campaigns.registerLine' : 'campaigns.loginLine')}
      </Text>
    </Box>
  );
}
