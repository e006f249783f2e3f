/** The status of a course as a badge. Its meaning is the title of the badge. */
import { chakra } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';

export type CourseStatusName = 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';

const TEXTS = {
  DRAFT: ['courseadmin.draft', 'courseadmin.draftHint'],
  PUBLISHED: ['courseadmin.published', 'courseadmin.publishedHint'],
  ARCHIVED: ['courseadmin.archivedStatus', 'courseadmin.archivedHint'],
} as const;

const Badge = chakra('span', {
  base: {
    px: '2',
    borderRadius: 'sm',
    borderWidth: '1px',
    borderColor: 'border.strong',
    fontWeight: 'semibold',
    color: 'fg',
  },
  variants: {
    status: {
      DRAFT: { borderStyle: 'dashed' },
      PUBLISHED: { bg: 'primary.subtle', color: 'primary.fg', borderColor: 'transparent' },
      ARCHIVED: { bg: 'bg.muted', color: 'fg.muted' },
    },
  },
});

export function CourseStatusBadge({ status }: { readonly status: CourseStatusName }) {
  const { t } = useI18n();
  const [name, meaning] = TEXTS[status];
  return (
    <Badge status={status} title={t(meaning)}>
      {t(name)}
    </Badge>
  );
}
