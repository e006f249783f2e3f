/** The page that adds a lesson or note to a chapter. */
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { useReturnPath } from '../use-return-path.ts';
import { useServerDrafts } from './drafts/server-drafts.ts';
import { EditTextPage } from './edit-text-page.tsx';
import { useNewTextChapterQuery } from './generated/text-editor.ts';
import { TextForm } from './text.form.tsx';
import { NO_TEXT, type TextValues } from './text-values.ts';

interface NewTextProps {
  readonly kind: 'lesson' | 'note';
  readonly send: (chapterId: string, values: TextValues) => Promise<unknown>;
}

export function NewText({ kind, send }: NewTextProps) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const back = useReturnPath();
  const [search] = useSearchParams();
  const chapterId = search.get('chapterId') ?? '';
  const query = useNewTextChapterQuery({ variables: { id: chapterId }, fetchPolicy: 'no-cache' });
  const chapter = query.data?.chapter;
  const serverDrafts = useServerDrafts(kind === 'lesson' ? 'NEW_LESSON' : 'NEW_NOTE', chapterId);
  return (
    <EditTextPage
      title={chapter && t(kind === 'lesson' ? 'admin.addLesson' : 'admin.addNote')}
      query={query}
    >
      {chapter && (
        <TextForm
          key={chapterId}
          kind={kind}
          draftKey={`new.${chapterId}`}
          storedValues={NO_TEXT}
          serverDrafts={serverDrafts}
          exams={chapter.exams ?? []}
          send={(values) => send(chapterId, values)}
          onDone={() => void navigate(back)}
        />
      )}
    </EditTextPage>
  );
}
