/**
 * Saves one section of the profile by sending the whole student. Errors of the section's fields go
 * to these fields, other errors above the Save button.
 */
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { describeError, errorCode, type FieldError, fieldErrors } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { ProfileRouteDocument } from '../profile/generated/profile.route.ts';
import {
  type UpdateStudentInput,
  useUpdateStudentMutation,
} from '../profile/generated/update-student.ts';
import {
  type WholeStudent_StudentFragment,
  WholeStudent_StudentFragmentDoc,
} from '../profile/generated/whole-student.ts';
import { wholeStudent } from '../profile/whole-student.ts';
import { type Change, changesBetween } from './changed-elsewhere.ts';
import { describeFieldError } from './field-labels.ts';

export function useSaveSection(student: WholeStudent_StudentFragment) {
  const { t } = useI18n();
  const client = useApolloClient();
  const [update, { loading }] = useUpdateStudentMutation();
  const [failure, setFailure] = useState<string | null>(null);
  // The record that the form was filled from; a later refetch must not replace it, since the user
  // has not seen those values.
  const [read, setRead] = useState(student);
  const [changes, setChanges] = useState<readonly Change[]>([]);

  /** After a conflict: shows what has changed, and bases the next save on the stored record. */
  const checkForChanges = async () => {
    const answer = await client
      .query({ query: ProfileRouteDocument, fetchPolicy: 'network-only' })
      .catch(() => null);
    const from = answer?.data?.viewer?.student;
    const latest =
      from?.id === read.id &&
      client.readFragment({ fragment: WholeStudent_StudentFragmentDoc, from });
    if (!latest) return;
    setChanges(changesBetween(read, latest));
    setRead(latest);
  };

  /** Resolves with true if the section was saved. */
  const save = async (
    section: Partial<UpdateStudentInput>,
    refuse: (refusals: readonly FieldError[]) => void,
  ): Promise<boolean> => {
    setFailure(null);
    setChanges([]);
    try {
      await update({ variables: { input: { ...wholeStudent(read), ...section } } });
      toastSuccess(t('students.saved'));
      return true;
    } catch (error) {
      const refusals = fieldErrors(error);
      const isOfSection = ({ path }: FieldError) => (path.split('.')[0] ?? '') in section;
      const ofSection = refusals.filter(isOfSection);
      refuse(ofSection);
      // The other section is sent too, but has no fields in this form.
      const elsewhere = refusals.filter((refusal) => !isOfSection(refusal));
      const messages = elsewhere.map((refusal) => describeFieldError(refusal, t));
      // The sentence of the whole error asks to check the marked fields.
      if (messages.length === 0 || ofSection.length > 0) messages.unshift(describeError(error, t));
      // Not a toast: the modal editor would cover it, and it would disappear too soon.
      if (elsewhere.length > 0 || ofSection.length === 0) setFailure(messages.join(' '));
      if (errorCode(error) === 'CONFLICT') await checkForChanges();
      return false;
    }
  };

  return { save, saving: loading, failure, changes };
}
