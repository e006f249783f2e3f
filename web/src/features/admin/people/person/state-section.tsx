/**
 * Whether the account can sign in, and where it is signed in: block it, end its sessions, send a
 * code for a new password.
 */
import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { describeError } from '../../../../apollo/errors.ts';
import { useAddressText } from '../../../../i18n/address-text.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { toastError, toastSuccess } from '../../../../ui/dialogs/toast.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { Section } from '../../../../ui/page/section.tsx';
import { DeleteDialog, type Deletion } from '../../form/delete-dialog.tsx';
import { usePersonName } from '../person-name.ts';
import {
  type PersonActivityQuery,
  type PersonRouteQuery,
  useBlockPersonMutation,
  useEndPersonSessionsMutation,
  useSendResetCodeMutation,
  useUnblockPersonMutation,
} from './generated/person.route.ts';
import { RuledList } from './ruled-list.tsx';

interface StateSectionProps {
  readonly person: NonNullable<PersonRouteQuery['person']>;
  /** Null if loading failed; undefined while it loads. */
  readonly sessions: NonNullable<PersonActivityQuery['person']>['sessions'] | undefined;
}

/**
 * Awaited, so that the dialog closes after its button has gone, and moves the focus. A failure does
 * not reject, because pages have `errorPolicy: 'all'`.
 */
const withSessions = { refetchQueries: ['PersonActivity'], awaitRefetchQueries: true };

export function StateSection({ person, sessions }: StateSectionProps) {
  const { t, dateTime } = useI18n();
  const addressText = useAddressText();
  const [block] = useBlockPersonMutation(withSessions);
  const [unblock, { loading: isUnblocking }] = useUnblockPersonMutation();
  const [endSessions] = useEndPersonSessionsMutation(withSessions);
  const [sendCode, { loading: isSendingCode }] = useSendResetCodeMutation();
  const [question, setQuestion] = useState<Deletion | null>(null);
  const { student, account, blockedAt, invitedAt, invitationSentAt } = person;
  const name = usePersonName()(person);
  const input = { studentId: student.id };

  const report = async (work: Promise<unknown>, successText: (result: unknown) => string) => {
    try {
      toastSuccess(successText(await work));
    } catch (error) {
      toastError(describeError(error, t));
    }
  };
  const send = async () => {
    const { data } = await sendCode({ variables: { input } });
    return addressText(data?.sendResetCode.sentTo ?? '');
  };
  const confirmBlock = () =>
    setQuestion({
      title: name,
      texts: {
        heading: t('people.blockQuestion', { name }),
        lead: t('people.blockLead'),
        button: t('people.block'),
        busy: t('people.blocking'),
        doneText: t('people.blocked'),
      },
      consequences: [t('people.blockEnds'), t('people.blockKeeps')],
      send: () => block({ variables: { input } }),
    });
  const confirmEnd = () =>
    setQuestion({
      title: name,
      texts: {
        heading: t('people.endSessionsQuestion', { name }),
        lead: t('people.endSessionsLead'),
        button: t('people.endSessions'),
        busy: t('people.ending'),
        doneText: t('people.sessionsEnded'),
      },
      consequences: [
        // Several sessions can be on the same kind of device.
        ...new Set(sessions?.map(({ device }) => device ?? t('people.unknownDevice'))),
      ],
      send: () => endSessions({ variables: { input } }),
    });

  return (
    <Section title={t('people.access')}>
      <Stack gap="4">
        <Text fontWeight={blockedAt ? 'semibold' : undefined}>
          {blockedAt
            ? t('people.blockedSince', { at: dateTime(blockedAt) })
            : t(invitedAt ? 'people.isInvited' : 'people.canSignIn')}
        </Text>
        {invitedAt && (
          <Text color="fg.muted">
            {invitationSentAt
              ? t('people.invitationSent', { at: dateTime(invitationSentAt) })
              : t('people.invitationNotSent')}
          </Text>
        )}
        <Flex wrap="wrap" gap="3">
          <Button
            variant="outline"
            loading={isSendingCode}
            onClick={() => void report(send(), (to) => t('people.codeSent', { to: String(to) }))}
          >
            {t('people.sendCode')}
          </Button>
          {blockedAt ? (
            <Button
              variant="outline"
              loading={isUnblocking}
              onClick={() =>
                void report(unblock({ variables: { input } }), () => t('people.unblocked'))
              }
            >
              {t('people.unblock')}
            </Button>
          ) : (
            account.role === 'STUDENT' && (
              // The same component as above: it is the same button, which keeps the focus.
              <Button variant="outline" onClick={confirmBlock}>
                {t('people.block')}
              </Button>
            )
          )}
          {sessions && sessions.length > 0 && (
            <Button variant="outline" onClick={confirmEnd}>
              {t('people.endSessions')}
            </Button>
          )}
        </Flex>
        <Text color="fg.muted" fontSize="sm">
          {t('people.codeHint')}
        </Text>
        <chakra.h3 fontWeight="semibold">{t('people.sessions')}</chakra.h3>
        {sessions === null && <Text color="fg.muted">{t('people.notLoaded')}</Text>}
        {sessions?.length === 0 && <Text color="fg.muted">{t('people.noSessions')}</Text>}
        {sessions && sessions.length > 0 && (
          <RuledList>
            {sessions.map(({ id, device, createdAt, lastUsedAt }) => (
              <li key={id}>
                {device ?? t('people.unknownDevice')}
                <Text fontSize="sm" color="fg.muted">
                  {[
                    createdAt && t('people.signedIn', { at: dateTime(createdAt) }),
                    lastUsedAt && t('people.lastUsed', { at: dateTime(lastUsedAt) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </li>
            ))}
          </RuledList>
        )}
      </Stack>
      {question && <DeleteDialog deletion={question} onClose={() => setQuestion(null)} />}
    </Section>
  );
}
