/** The error message of a password reset, with a text for hosts that do not support it. */
import { describeError, errorCode } from '../../../apollo/errors.ts';
import type { Translate } from '../../../i18n/i18n.tsx';

export function describeResetError(error: unknown, t: Translate): string {
  return errorCode(error) === 'OPERATION_NOT_ALLOWED'
    ? t('auth.resetNotOffered')
    : describeError(error, t);
}
