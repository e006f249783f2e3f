/** Links beside the heading of a course's content: to its details and to the students' page. */
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';

export function CourseLinks({
  editAt,
  previewAt,
}: {
  readonly editAt: string;
  readonly previewAt: string;
}) {
  const { t } = useI18n();
  return (
    <>
      <ButtonLink variant="outline" to={editAt}>
        <Icon name="edit" size="4" />
        {t('admin.details')}
      </ButtonLink>
      <ButtonLink variant="outline" to={previewAt}>
        <Icon name="eye" size="4" />
        {t('admin.preview')}
      </ButtonLink>
    </>
  );
}
