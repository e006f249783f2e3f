/** The reason why a source cannot be read. */
import { useI18n } from '../../../../i18n/i18n.tsx';
import { limits } from '../read/question.ts';
import type { SourceRefusal } from './use-reading.ts';

export function Refusal({ reason }: { readonly reason: SourceRefusal }) {
  const { t } = useI18n();
  const megabytes = (bytes: number) => Math.round(bytes / 1e6);
  const texts: Readonly<Record<SourceRefusal, string>> = {
    tooLarge: t('questionfiles.tooLarge', { max: megabytes(limits.fileSize) }),
    textTooLong: t('questionfiles.textTooLong', { max: limits.sourceLength }),
    zipTooLarge: t('questionfiles.zipTooLarge', { max: megabytes(limits.unpackedSize) }),
    damaged: t('questionfiles.damaged'),
    macros: t('questionfiles.macros'),
    oldOffice: t('questionfiles.oldOffice'),
    notText: t('questionfiles.notText'),
    empty: t('questionfiles.empty'),
    unknownZip: t('questionfiles.unknownZip'),
    oneFile: t('questionfiles.oneFile'),
    tooSlow: t('questionfiles.tooSlow'),
    failed: t('questionfiles.failed'),
  };
  return texts[reason];
}
