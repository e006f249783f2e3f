/** The reason why a published merit list changes. Shown if the server requires a reason. */
import type { UseFormRegisterReturn } from 'react-hook-form';
import { errorReason } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { CommentField } from './comment-field.tsx';

interface PublishedReasonFieldProps {
  readonly field: UseFormRegisterReturn;
  /** Whether it has a text, so that it stays. */
  readonly isFilled: boolean;
  /** The error of the last attempt to save. */
  readonly error: unknown;
}

/** In characters; the limit of the API. */
const MAX_LENGTH = 500;

export function PublishedReasonField({ field, isFilled, error }: PublishedReasonFieldProps) {
  const { t } = useI18n();
  if (!isFilled && errorReason(error) !== 'PUBLISHED_REASON_REQUIRED') return null;
  return (
    <CommentField
      {...field}
      label={t('marking.publishedReason')}
      hint={t('marking.publishedReasonHint')}
      maxLength={MAX_LENGTH}
    />
  );
}
