/**
 * The form of a lesson or note: title, video and exams of a lesson, and the text. Keeps a draft on
 * the device and the server, and reports other people's changes.
 */
import { Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useViewer } from '../../../apollo/viewer.ts';
import { useSchemaCheck } from '../../../forms/schema.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { RichHtml } from '../../../ui/content/rich-html.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { ConflictDialog } from '../conflicts/conflict-dialog.tsx';
import { type StoredItem, useConflicts } from '../conflicts/use-conflicts.ts';
import { DraftChoice, type FoundDraft } from '../drafts/draft-choice.tsx';
import { type Draft, useStoredDraft } from '../drafts/stored-draft.ts';
import { TextField } from '../form/fields.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { FormFooter } from '../form/form-footer.tsx';
import { useSave } from '../form/use-save.ts';
import { noteHtml } from '../formulas/rendered.ts';
import { hasSameStoredHtml } from './document/stored-html.ts';
import { draftStateText, type InitialForm, useDraftWriting } from './drafts/draft-writing.ts';
import { differentDraft, type ServerDrafts } from './drafts/server-drafts.ts';
import type { HistoryItem } from './history/history-dialog.tsx';
import { TextHistory } from './history/text-history.tsx';
import { LessonFields } from './lesson-fields.tsx';
import { RichTextField } from './text-field.tsx';
import {
  changedFields,
  isSameText,
  isTextValues,
  NO_TEXT,
  type TextValues,
  textSchemas,
} from './text-values.ts';
import { TextVersions } from './text-versions.tsx';
import { isShortcut } from './toolbar/shortcuts.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

export interface TextFormProps {
  readonly kind: 'lesson' | 'note';
  /** The key of the stored draft: the item's id, or the chapter's for a new item. */
  readonly draftKey: string;
  readonly storedValues: TextValues;
  /** The revision of `storedValues`; omitted for a new item. */
  readonly revision?: string | null;
  readonly serverDrafts: ServerDrafts;
  /** The item whose versions are offered; omitted for a new item. */
  readonly history?: HistoryItem;
  /** The exams that a lesson can refer to. */
  readonly exams?: readonly { readonly id: string; readonly title: string }[];
  /**
   * Reads the item again before it is saved; omitted for a new item. Null: it does not exist any
   * more.
   */
  readonly reread?: () => Promise<StoredItem<TextValues> | null>;
  /**
   * @param base the values on the server that the change is based on
   * @param revision null for a new item, and if the host has none
   */
  readonly send: (
    values: TextValues,
    base: TextValues,
    revision: string | null,
  ) => Promise<unknown>;
  /** Called after saving or cancelling. */
  readonly onDone: () => void;
}

/** Equal if the server stores both values alike. */
const isStoredTextAlike = (left: TextValues, right: TextValues) =>
  changedFields(left, right, hasSameStoredHtml).length === 0;

const previewOf = ({ title, source }: TextValues) => ({
  title,
  preview: <RichHtml html={noteHtml(source)} />,
});

export function TextForm(props: TextFormProps) {
  const { viewer } = useViewer();
  if (props.serverDrafts.initialDraft === undefined) return <RowsSkeleton />;
  // Drafts belong to their author.
  return viewer && <FormOrDraft key={viewer.id} viewerId={viewer.id} {...props} />;
}

function FormOrDraft({ viewerId, ...props }: TextFormProps & { readonly viewerId: string }) {
  const { kind, draftKey, storedValues, revision = null, serverDrafts } = props;
  const draft = useStoredDraft(`${viewerId}.edit.${kind}.${draftKey}`, isTextValues);
  const [start, setStart] = useState<InitialForm>({
    initial: storedValues,
    opened: storedValues,
    revision,
  });
  const [round, setRound] = useState(0);
  const [onServer, setOnServer] = useState(() =>
    differentDraft(serverDrafts.initialDraft, storedValues),
  );
  const begin = (next: InitialForm) => {
    setStart(next);
    setRound(round + 1);
  };

  const drafts: FoundDraft[] = [];
  if (draft.initialDraft) {
    const { values, opened, savedAt } = draft.initialDraft;
    const isOutdated = changedFields(opened, storedValues).length > 0;
    const restore = () => {
      draft.restore();
      setOnServer(null);
      begin({ initial: values, opened, revision: isOutdated ? null : revision });
    };
    drafts.push({ storage: 'device', ...previewOf(values), savedAt, isOutdated, restore });
  }
  if (onServer && !(draft.initialDraft && isSameText(draft.initialDraft.values, onServer.values))) {
    const isOutdated = onServer.revision !== revision;
    const restore = () => {
      draft.discard();
      serverDrafts.restore();
      setOnServer(null);
      // Of an older revision the values are not known: saving shows both versions (NO_TEXT is
      // different from everything that can be stored).
      const opened = isOutdated ? NO_TEXT : storedValues;
      begin({ initial: onServer.values, opened, revision: onServer.revision });
    };
    drafts.push({
      storage: 'server',
      ...previewOf(onServer.values),
      savedAt: onServer.savedAt,
      isOutdated,
      restore,
    });
  }
  if (drafts.length > 0) {
    const discard = () => {
      draft.discard();
      if (onServer) serverDrafts.discard();
      setOnServer(null);
    };
    return <DraftChoice drafts={drafts} onDiscard={discard} />;
  }
  return <OpenedForm key={round} {...props} {...{ draft, start, round }} onStart={begin} />;
}

interface OpenedFormProps extends TextFormProps {
  readonly draft: Draft<TextValues>;
  readonly start: InitialForm;
  /** Counts how often the form was reset. */
  readonly round: number;
  /** Begins again with other values. */
  readonly onStart: (start: InitialForm) => void;
}

function OpenedForm({
  kind,
  start,
  round,
  exams = [],
  draft,
  serverDrafts,
  history,
  reread,
  send,
  onStart,
  onDone,
}: OpenedFormProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const { initial, opened } = start;
  const form = useForm({
    resolver: useSchemaCheck(textSchemas[kind]),
    defaultValues: { ...initial, examIds: [...initial.examIds] },
    mode: 'onTouched',
  });
  const { save, isSaving, failure } = useSave(form);
  const { theirs, store, dismiss } = useConflicts<TextValues>({
    save,
    reread,
    isSame: isStoredTextAlike,
    send: (values, base, current) => send(values, base, current?.revision ?? null),
  });
  const isDirty = useDraftWriting(form.control, start, draft, serverDrafts);
  const finishDrafts = () => {
    draft.finish();
    serverDrafts.finish();
  };
  const unsaved = useUnsavedChanges({ onDiscard: finishDrafts });
  useReportUnsaved(unsaved.report, isDirty);

  const once = useOneAtATime();
  const isRestored = start.restored !== undefined;
  // The clicked button no longer exists. After a restored version the focus is on its undo
  // (TextHistory).
  useEffect(() => {
    if (round > 0 && !isRestored) form.setFocus('title');
  }, [form, round, isRestored]);

  /**
   * @param base the stored values that the change is based on
   * @returns whether the values were saved
   */
  const saveBasedOn = async (base: TextValues, values: TextValues): Promise<boolean> => {
    if (!(await store(values, base))) return false;
    unsaved.report(false);
    finishDrafts();
    onDone();
    return true;
  };

  const submit = () =>
    once(async () => {
      let isSaved = false;
      await form.handleSubmit(async (values) => {
        isSaved = await saveBasedOn(opened, values);
      })();
      return isSaved;
    });

  const cancel = async () => {
    if (await unsaved.mayLeave()) onDone();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      noValidate
      onKeyDown={(event) => {
        if (!isShortcut(event, 's')) return;
        event.preventDefault();
        if (!event.repeat) void submit();
      }}
    >
      <Stack gap="5">
        <FormFields gap="5" isSaving={isSaving} isAsking={theirs !== null}>
          <TextField form={form} name="title" label={t('admin.title')} />
          {kind === 'lesson' && <LessonFields form={form} exams={exams} />}
          <RichTextField form={form} name="source" />
        </FormFields>
        <Text role="status" fontSize="sm" color="fg.muted">
          {isDirty &&
            t(draftStateText(draft.isStoredOnDevice, serverDrafts.isStoredOnServer === true))}
        </Text>
        {history && (
          <TextHistory
            item={history}
            restoredNumber={start.restored?.number ?? null}
            getCurrentValues={() => form.getValues()}
            onRestore={(values, number) => {
              const existingIds = exams.map(({ id }) => id);
              const examIds = values.examIds.filter((id) => existingIds.includes(id));
              const restored = { number, before: form.getValues() };
              const { opened: base, revision } = start;
              onStart({ initial: { ...values, examIds }, opened: base, revision, restored });
            }}
            onUndo={() => {
              const { restored, ...base } = start;
              if (restored) onStart({ ...base, initial: restored.before });
            }}
          />
        )}
        <FormFooter failure={failure} isSaving={isSaving} onCancel={() => void cancel()} />
      </Stack>
      {theirs && (
        <ConflictDialog
          theirs={theirs}
          onClose={dismiss}
          onKeepMine={() => void once(() => saveBasedOn(theirs.values, form.getValues()))}
          onTakeTheirs={() => {
            draft.discard();
            serverDrafts.store(null, null);
            const { values, revision } = theirs;
            onStart({ initial: values, opened: values, revision });
          }}
        >
          <TextVersions mine={form.getValues()} theirs={theirs.values} />
        </ConflictDialog>
      )}
      {unsaved.question}
    </form>
  );
}
