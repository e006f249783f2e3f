/** The reason why a published merit list changes. Shown if the server requires a reason. */
import type { Ref } from 'react';
import { errorReason } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { CommentField } from './comment-field.tsx';

interface PublishedReasonFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The error of the last attempt to save. */
  readonly error: unknown;
  readonly inputRef?: Ref<HTMLTextAreaElement>;
}

/** The limit of the API. */
const MAX_LENGTH = 500;

export function PublishedReasonField({
  value,
  onChange,
  error,
  inputRef,
}: PublishedReasonFieldProps) {
  const { t } = useI18n();
  if (value === '' && errorReason(error) !== 'PUBLISHED_REASON_REQUIRED') return null;
  return (
    <CommentField
      {...(inputRef && { inputRef })}
      label={t('marking.publishedReason')}
      hint={t('marking.publishedReasonHint')}
      value={value}
      onChange={(text) => onChange(text.slice(0, MAX_LENGTH))}
    />
  );
}
