/** For somebody who came to the inside of a course without being enrolled: a friendly word and the way to the course. */
import { useI18n } from '../i18n/i18n.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

export function NotEnrolled({ to }: { readonly to: string }) {
  const { t } = useI18n();
  return (
    <EmptyState text={t('courses.notEnrolled')}>
      <ButtonLink variant="accent" to={to}>
        {t('courses.toCourse')}
      </ButtonLink>
    </EmptyState>
  );
}
