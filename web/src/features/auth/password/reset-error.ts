/** What to say when a new password cannot be had: a host without this extension says so in words of ours. */
import { describeError, errorCode } from '../../../apollo/errors.ts';
import type { Translate } from '../../../i18n/i18n.tsx';

export function describeResetError(error: unknown, t: Translate): string {
  return errorCode(error) === 'OPERATION_NOT_ALLOWED' ? t('auth.resetNotOffered') : describeError(error, t);
}
