/** Shown if the item in the URL does not exist, with a link to the classes. */
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Page } from '../../ui/page/page.tsx';

export function AcademicNotFound({ text }: { readonly text: string }) {
  const { t } = useI18n();
  return (
    <Page title={text} width="reading">
      <EmptyState text={t('academics.missingLine')}>
        <ButtonLink variant="outline" to={paths.academicClasses()}>
          {t('academics.allClasses')}
        </ButtonLink>
      </EmptyState>
    </Page>
  );
}
