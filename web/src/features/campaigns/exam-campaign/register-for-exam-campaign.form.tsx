/**
 * The registration for an exam campaign, prefilled from the profile. The mutation's response
 * updates the cache, so nothing is refetched.
 */
import { chakra, Grid, Input, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { describeError, errorCode, errorReason, fieldErrors } from '../../../apollo/errors.ts';
import {
  atMost,
  isGiven,
  oneLine,
  orNull,
  rule,
  trimmed,
  trimmedOrNull,
  useSchema,
} from '../../../forms/schema.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastError, toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Field } from '../../../ui/forms/input.tsx';
import { districts } from '../../contact-details/bangladesh-places.ts';
import { cleanMobile, isMobile } from '../../contact-details/mobile-number.ts';
import type { CampaignStudent } from './exam-campaign.ts';
import { useRegisterForExamCampaignMutation } from './generated/register-for-exam-campaign.form.ts';

const MAX_TEXT = 200;
const closedReasons = new Set(['REGISTRATION_CLOSED', 'REGISTRATION_FULL', 'NOT_ON_ROSTER']);

interface ExamRegistrationFormProps {
  readonly campaignId: string;
  readonly student: CampaignStudent;
  /**
   * Called if the student is already registered, registration has closed, or the response has no
   * campaign, so that the page is refetched.
   */
  readonly onStale: () => Promise<unknown>;
}

const short = atMost(MAX_TEXT, 'campaigns.tooLong');

const schema = z.object({
  basicInfo: z.object({
    name: trimmed(isGiven('campaigns.nameNeeded'), oneLine, short),
    className: trimmedOrNull(oneLine, short),
    institution: trimmedOrNull(oneLine, short),
    district: trimmedOrNull(oneLine, short),
    mobile: z.pipe(
      z.string().check(
        z.overwrite(cleanMobile),
        rule((text) => text === '' || isMobile(text), 'campaigns.mobileInvalid'),
      ),
      orNull,
    ),
  }),
  showInMeritList: z.boolean(),
});

export function ExamRegistrationForm({ campaignId, student, onStale }: ExamRegistrationFormProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t, lang } = useI18n();
  const listId = useId();
  const [registerStudent, { loading }] = useRegisterForExamCampaignMutation();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: useSchema(schema),
    defaultValues: {
      basicInfo: {
        name: student.name ?? '',
        className: student.educationalBackground.lastLevel ?? '',
        institution: student.educationalBackground.lastInstitution ?? '',
        district: student.address.district ?? '',
        mobile: cleanMobile(student.contactMobile ?? ''),
      },
      showInMeritList: true,
    },
  });
  const errors = formState.errors.basicInfo;

  const submit = handleSubmit(async (fields) => {
    try {
      const { data, error } = await registerStudent({
        variables: { input: { campaignId, ...fields } },
        // Fields of the response that failed to load do not undo the registration.
        errorPolicy: 'all',
        update: (cache, result) => {
          const { id, campaignExams } = result.data?.registerForExamCampaign.student ?? {};
          if (id && !campaignExams)
            cache.evict({ id: `Student:${id}`, fieldName: 'campaignExams' });
        },
      });
      if (!data && error) throw error;
      if (!data?.registerForExamCampaign.campaign) await onStale();
      toastSuccess(t('campaigns.done'));
    } catch (error) {
      // Already registered in another tab or on another device: treated as a success.
      if (errorCode(error) === 'CONFLICT') {
        await onStale();
        return toastSuccess(t('campaigns.done'));
      }
      // The server uses the same field names as this form.
      for (const [index, { path, message }] of fieldErrors(error).entries())
        setError(path as 'basicInfo', { message }, { shouldFocus: index === 0 });
      toastError(describeError(error, t));
      // Registration has closed since the page was loaded: refetches the page.
      if (closedReasons.has(errorReason(error) ?? '')) await onStale();
    }
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <Field label={t('campaigns.name')} error={errors?.name?.message}>
          {(control) => <Input {...control} {...register('basicInfo.name')} autoComplete="name" />}
        </Field>
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <Field label={t('campaigns.className')} error={errors?.className?.message}>
            {(control) => (
              <Input {...control} {...register('basicInfo.className')} autoComplete="off" />
            )}
          </Field>
          <Field label={t('campaigns.institution')} error={errors?.institution?.message}>
            {(control) => (
              <Input
                {...control}
                {...register('basicInfo.institution')}
                autoComplete="organization"
              />
            )}
          </Field>
          <Field label={t('campaigns.district')} error={errors?.district?.message}>
            {(control) => (
              <Input
                {...control}
                {...register('basicInfo.district')}
                list={listId}
                autoComplete="off"
              />
            )}
          </Field>
          <Field label={t('campaigns.mobile')} error={errors?.mobile?.message}>
            {(control) => (
              <Input
                {...control}
                {...register('basicInfo.mobile')}
                type="tel"
                autoComplete="tel-national"
              />
            )}
          </Field>
        </Grid>
        <datalist id={listId}>
          {districts[lang].map((district) => (
            <option key={district} value={district} />
          ))}
        </datalist>
        <chakra.label display="flex" alignItems="center" gap="3" minH="target" cursor="pointer">
          <chakra.input
            type="checkbox"
            w="5"
            h="5"
            flexShrink="0"
            {...register('showInMeritList')}
          />
          {t('campaigns.showName')}
        </chakra.label>
        <Text fontSize="sm" color="fg.muted">
          {t('campaigns.whatIsShown')}
        </Text>
        <Button
          type="submit"
          variant="accent"
          size="lg"
          alignSelf="flex-start"
          loading={loading}
          loadingText={t('campaigns.registering')}
        >
          {t('campaigns.register')}
        </Button>
      </Stack>
    </form>
  );
}
