/** The dialog for a note: its title and its text as HTML with LaTeX. */
import { useI18n } from '../../../i18n/i18n.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { textOrNull } from '../form/numbers.ts';
import { useRules } from '../form/use-rules.ts';
import {
  type ContentSourceQuery,
  useContentSourceQuery,
  useCreateContentMutation,
  useUpdateContentMutation,
} from './generated/save-lesson.ts';
import { PlainItemDialog } from './item-dialog.tsx';
import { useOutlineFields } from './outline-dialogs.tsx';

interface ContentDialogProps {
  readonly chapterId: string;
  /** Null for a new note. */
  readonly id: string | null;
  readonly onDone: (isStored: boolean) => void;
}

/** Maximum length of the source of a note, in characters. */
const MAX_TEXT_LENGTH = 50_000;

export function ContentDialog({ id, ...rest }: ContentDialogProps) {
  return id === null ? <ContentForm stored={null} {...rest} /> : <StoredContent id={id} {...rest} />;
}

function StoredContent({ id, ...rest }: ContentDialogProps & { readonly id: string }) {
  const { t } = useI18n();
  const { data, loading, error, refetch } = useContentSourceQuery({ variables: { id }, fetchPolicy: 'network-only' });
  if (data?.content && !loading) return <ContentForm stored={data.content} {...rest} />;
  return (
    <Modal title={t('admin.editNote')} onClose={() => rest.onDone(false)}>
      {loading ? <RowsSkeleton /> : <ErrorState error={error} onRetry={refetch} />}
    </Modal>
  );
}

interface ContentFormProps extends Omit<ContentDialogProps, 'id'> {
  readonly stored: NonNullable<ContentSourceQuery['content']> | null;
}

function ContentForm({ chapterId, stored, onDone }: ContentFormProps) {
  const { t } = useI18n();
  const rules = useRules();
  const fields = useOutlineFields();
  const [create] = useCreateContentMutation();
  const [update] = useUpdateContentMutation();
  const text = {
    name: 'source',
    label: t('admin.text'),
    hint: t('admin.sourceHint'),
    check: rules.text(MAX_TEXT_LENGTH),
    rows: 12,
    isNote: true,
  };
  return (
    <PlainItemDialog
      title={stored ? t('admin.editNamed', { title: stored.title }) : t('admin.addNote')}
      fields={[fields.title, text]}
      stored={{ title: stored?.title ?? '', source: stored?.source ?? '' }}
      send={({ title = '', source = '' }) => {
        const input = { title: title.trim(), source: textOrNull(source) };
        return stored
          ? update({ variables: { input: { id: stored.id, ...input } } })
          : create({ variables: { input: { chapterId, ...input } } });
      }}
      onDone={onDone}
    />
  );
}
