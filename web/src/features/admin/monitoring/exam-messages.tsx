/** The messages to all students who are taking the exam, and the form that sends one. */
import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useSchema } from '../../../forms/schema.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Section } from '../../../ui/page/section.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { TextAreaField } from '../form/fields.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { requiredText } from '../form/schemas.ts';
import { useSave } from '../form/use-save.ts';
import type { MonitoredExam } from './exam-route-params.ts';
import { useLiveMessagesQuery, useSendExamMessageMutation } from './generated/live.ts';

/** The limit of the API, in characters. */
const MAX_MESSAGE_LENGTH = 1000;

const schema = z.object({ text: requiredText(MAX_MESSAGE_LENGTH) });

interface ExamMessagesProps {
  readonly exam: MonitoredExam;
  /** How many students are taking the exam now. */
  readonly runningCount: number;
}

export function ExamMessages({ exam, runningCount }: ExamMessagesProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t, dateTime } = useI18n();
  const { data, loading, error, refetch } = useLiveMessagesQuery({
    variables: exam,
    fetchPolicy: 'cache-and-network',
  });
  const [send] = useSendExamMessageMutation();
  const form = useForm({ resolver: useSchema(schema), defaultValues: { text: '' } });
  const { save, isSaving, failure } = useSave(form);
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, form.formState.isDirty);
  const messages = data?.examMessages;

  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const submit = form.handleSubmit(({ text }) => setUnconfirmed(text));
  const answer = async (isConfirmed: boolean) => {
    setUnconfirmed(null);
    if (!isConfirmed || unconfirmed === null) return;
    const input = { ...exam, text: unconfirmed };
    if (!(await save(() => send({ variables: { input } }), { isSilent: true }))) return;
    toastSuccess(t('monitoring.sent'));
    form.reset();
    await refetch().catch(() => undefined);
  };

  return (
    <Section title={t('monitoring.messages')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="3" maxW="reading">
          <FormFields isSaving={isSaving}>
            <TextAreaField
              form={form}
              name="text"
              label={t('monitoring.message')}
              hint={t('monitoring.messageHint')}
              rows={2}
            />
          </FormFields>
          <Text role="alert" color="error.fg" css={{ '&:empty': { display: 'none' } }}>
            {failure}
          </Text>
          <Button
            type="submit"
            alignSelf="start"
            loading={isSaving}
            loadingText={t('monitoring.sending')}
          >
            {t('monitoring.send')}
          </Button>
        </Stack>
      </form>
      {!messages && !loading && <ErrorState error={error} onRetry={refetch} />}
      {messages && messages.length > 0 && (
        <chakra.ul listStyleType="none" m="0" mt="5" p="0" display="grid" gap="3">
          {messages.map(({ id, text, sentAt }) => (
            <li key={id}>
              <Text fontSize="sm" color="fg.muted">
                {dateTime(sentAt)}
              </Text>
              <Text whiteSpace="pre-line" overflowWrap="anywhere">
                {text}
              </Text>
            </li>
          ))}
        </chakra.ul>
      )}
      {unconfirmed !== null && (
        <SendDialog count={runningCount} onAnswer={(isConfirmed) => void answer(isConfirmed)} />
      )}
      {unsaved.question}
    </Section>
  );
}

interface SendDialogProps {
  /** How many students see the message at once. */
  readonly count: number;
  readonly onAnswer: (isConfirmed: boolean) => void;
}

/** Asks before a message is sent, as it cannot be taken back. */
function SendDialog({ count, onAnswer }: SendDialogProps) {
  const { t } = useI18n();
  return (
    <QuestionDialog text={t('monitoring.sendQuestion', { count })} onClose={() => onAnswer(false)}>
      <Flex wrap="wrap" gap="3">
        <Button flex="1 1 10rem" onClick={() => onAnswer(false)}>
          {t('ui.keepEditing')}
        </Button>
        <Button flex="1 1 10rem" variant="outline" onClick={() => onAnswer(true)}>
          {t('monitoring.sendNow')}
        </Button>
      </Flex>
    </QuestionDialog>
  );
}
