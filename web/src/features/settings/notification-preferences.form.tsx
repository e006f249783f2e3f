/**
 * The kinds of notifications that are also sent by e-mail or SMS. Each change is saved at once, in
 * order.
 */
import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { describeError } from '../../apollo/errors.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { toastError } from '../../ui/dialogs/toast.tsx';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { Section } from '../../ui/page/section.tsx';
import {
  type NotificationPreferences_PreferencesFragment,
  useUpdateNotificationPreferencesMutation,
} from './generated/notification-preferences.form.ts';

const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    '& th, & td': {
      py: '1',
      px: { base: '1', md: '2' },
      borderBottomWidth: '1px',
      textAlign: 'center',
    },
    '& th:first-child': { textAlign: 'start', fontWeight: 'normal' },
    '& thead th': {
      whiteSpace: 'nowrap',
      fontSize: 'sm',
      fontWeight: 'semibold',
      color: 'fg.muted',
    },
  },
});

const CheckboxArea = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minW: 'target',
    minH: 'target',
    cursor: 'pointer',
    '& input': { w: '5', h: '5' },
    // In dark mode browsers render enabled and disabled checkboxes alike.
    '& input:disabled': { opacity: 0.4 },
  },
});

type Preferences = NotificationPreferences_PreferencesFragment;
type Preference = Preferences['kinds'][number];

interface NotificationPreferencesProps {
  readonly viewerId: string;
  readonly preferences: Preferences;
  readonly hasSecurityPage: boolean;
}

export function NotificationPreferences({
  viewerId,
  preferences,
  hasSecurityPage,
}: NotificationPreferencesProps) {
  const { t } = useI18n();
  const { canEmail, canSms, kinds } = preferences;
  const [update] = useUpdateNotificationPreferencesMutation();
  const [isSaved, setSaved] = useState(false);
  /** Choices that the server has not confirmed yet. */
  const [chosenPreferences, setChosenPreferences] = useState<
    Readonly<Partial<Record<Preference['kind'], Preference>>>
  >({});
  /** The newest choice of each kind: older ones that have not been sent yet are left out. */
  const newest = useRef(new Map<Preference['kind'], Preference>());
  const queue = useRef(Promise.resolve());

  const send = async (choice: Preference) => {
    const { kind, email, sms } = choice;
    if (newest.current.get(kind) !== choice) return;
    try {
      await update({
        variables: { input: { kinds: [{ kind, email, sms }] } },
        update: (cache, { data }) => {
          const next = data?.updateNotificationPreferences.notificationPreferences;
          if (!next) return;
          cache.modify({
            id: `Viewer:${viewerId}`,
            fields: { notificationPreferences: () => next },
          });
        },
      });
      setSaved(newest.current.size === 1 && newest.current.get(kind) === choice);
    } catch (failure) {
      toastError(describeError(failure, t));
    } finally {
      if (newest.current.get(kind) === choice) {
        newest.current.delete(kind);
        setChosenPreferences((before) => ({ ...before, [kind]: undefined }));
      }
    }
  };

  // One request after the other: two at a time could be stored in the wrong order.
  const save = (choice: Preference) => {
    setSaved(false);
    newest.current.set(choice.kind, choice);
    setChosenPreferences((before) => ({ ...before, [choice.kind]: choice }));
    queue.current = queue.current.then(() => send(choice));
  };

  return (
    <Section title={t('settings.notifications')}>
      <Stack gap="4">
        <Text color="fg.muted">{t('settings.notificationsLead')}</Text>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('settings.kind')}</th>
              <th scope="col">{t('settings.email')}</th>
              <th scope="col">{t('settings.sms')}</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map((storedPreference) => {
              const preference = chosenPreferences[storedPreference.kind] ?? storedPreference;
              const name = t(`settings.${preference.kind}`);
              return (
                <tr key={preference.kind}>
                  <th scope="row">{name}</th>
                  <td>
                    <CheckboxArea>
                      <input
                        type="checkbox"
                        aria-label={t('settings.byEmail', { kind: name })}
                        checked={canEmail && preference.email}
                        disabled={!canEmail}
                        onChange={({ target }) => save({ ...preference, email: target.checked })}
                      />
                    </CheckboxArea>
                  </td>
                  <td>
                    <CheckboxArea>
                      <input
                        type="checkbox"
                        aria-label={t('settings.bySms', { kind: name })}
                        checked={canSms && preference.sms}
                        disabled={!canSms}
                        onChange={({ target }) => save({ ...preference, sms: target.checked })}
                      />
                    </CheckboxArea>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Table>
        <Text role="status" fontSize="sm" color="fg.muted" minH="1.5rem">
          {isSaved ? t('settings.saved') : ''}
        </Text>
        {!canEmail && <Text fontSize="sm">{t('settings.noEmail')}</Text>}
        {!canSms && <Text fontSize="sm">{t('settings.noSms')}</Text>}
        {hasSecurityPage && !(canEmail && canSms) && (
          <Box>
            <ButtonLink variant="outline" to={paths.security()}>
              {t('settings.addAddress')}
            </ButtonLink>
          </Box>
        )}
      </Stack>
    </Section>
  );
}
