/**
 * The form of a lesson or note: title, video and exams of a lesson, and the text. Keeps a draft on
 * the device, and reports other people's changes.
 */
import { Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { type Control, useForm, useWatch } from 'react-hook-form';
import { useViewer } from '../../../apollo/viewer.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { ConflictDialog } from '../conflicts/conflict-dialog.tsx';
import { type StoredItem, useConflicts } from '../conflicts/use-conflicts.ts';
import { TextField } from '../form/fields.tsx';
import { FormEnd } from '../form/form-end.tsx';
import { MAX_NAME_LENGTH, useRules } from '../form/use-rules.ts';
import { useSave } from '../form/use-save.ts';
import { isStoredAlike } from './document/stored-html.ts';
import { DraftChoice } from './draft-choice.tsx';
import { type Draft, useStoredDraft } from './drafts.ts';
import { LessonFields } from './lesson-fields.tsx';
import { isShortcut } from './shortcuts.ts';
import { RichTextField } from './text-field.tsx';
import { changedFields, isTextValues, type TextValues } from './text-values.ts';
import { TextVersions } from './text-versions.tsx';
import { useKeptFocus, useOneAtATime } from './use-one-at-a-time.ts';

export interface TextFormProps {
  readonly kind: 'lesson' | 'note';
  /** What the draft is stored by: the item's id, or the chapter's for a new item. */
  readonly draftKey: string;
  readonly stored: TextValues;
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

/** Maximum length of the source of a text, in characters. */
const MAX_TEXT_LENGTH = { lesson: 20_000, note: 50_000 } as const;
/** The draft is stored this long after the last key press, in ms. */
const DRAFT_DELAY = 400;

const isSameText = (one: TextValues, other: TextValues) =>
  changedFields(one, other, isStoredAlike).length === 0;

export function TextForm(props: TextFormProps) {
  const { viewer } = useViewer();
  // Drafts belong to their author.
  return viewer && <FormOrDraft key={viewer.id} viewerId={viewer.id} {...props} />;
}

function FormOrDraft({ viewerId, ...props }: TextFormProps & { readonly viewerId: string }) {
  const draft = useStoredDraft(`${viewerId}.edit.${props.kind}.${props.draftKey}`, isTextValues);
  const [restored, setRestored] = useState<TextValues | null>(null);
  const [openedDraft, setOpenedDraft] = useState<TextValues | null>(null);
  const [taken, setTaken] = useState<TextValues | null>(null);
  if (draft.found) {
    const { values, opened } = draft.found;
    const restore = () => {
      setRestored(values);
      setOpenedDraft(opened);
      draft.restore();
    };
    return <DraftChoice draft={{ ...draft, restore }} stored={props.stored} />;
  }
  const opened = taken ?? openedDraft ?? props.stored;
  return (
    <OpenedForm
      key={taken ? JSON.stringify(taken) : ''}
      {...props}
      {...{ draft, opened }}
      initial={taken ?? restored ?? props.stored}
      onTaken={setTaken}
    />
  );
}

interface OpenedFormProps extends TextFormProps {
  readonly draft: Draft<TextValues>;
  /** The values on the server that the changes are based on. */
  readonly opened: TextValues;
  /** The values that the form begins with. */
  readonly initial: TextValues;
  readonly onTaken: (theirs: TextValues) => void;
}

function OpenedForm({
  kind,
  opened,
  initial,
  exams = [],
  draft,
  reread,
  send,
  onTaken,
  onDone,
}: OpenedFormProps) {
  'use no memo'; // react-hook-form changes its objects in place
  const { t } = useI18n();
  const rules = useRules();
  const form = useForm<TextValues>({
    defaultValues: { ...initial, examIds: [...initial.examIds] },
    mode: 'onTouched',
  });
  const { save, isSaving, failure } = useSave(form);
  const { theirs, store, dismiss } = useConflicts<TextValues>({
    ...{ save, reread, isSame: isSameText },
    send: (values, base, found) => send(values, base, found?.revision ?? null),
  });
  const isDirty = useDraftWriting(form.control, opened, draft);
  const unsaved = useUnsavedChanges(draft.finish);
  useReportUnsaved(unsaved.report, isDirty);

  const once = useOneAtATime();
  const element = useRef<HTMLFormElement>(null);
  const keepFocus = useKeptFocus(element, isSaving);

  /** @returns whether the values were saved */
  const saveOver = async (values: TextValues, base: TextValues): Promise<boolean> => {
    if (!(await store(values, base))) return false;
    unsaved.report(false);
    draft.finish();
    onDone();
    return true;
  };

  const submit = () =>
    once(async () => {
      keepFocus();
      let isSaved = false;
      await form.handleSubmit(async (values) => {
        isSaved = await saveOver(values, opened);
      })();
      return isSaved;
    });

  const cancel = async () => {
    if (await unsaved.mayLeave()) onDone();
  };

  return (
    <form
      ref={element}
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
        {/* What is written while saving would be lost. */}
        <div inert={isSaving}>
          <Stack gap="5">
            <TextField
              form={form}
              name="title"
              label={t('admin.title')}
              check={rules.text(MAX_NAME_LENGTH, true)}
            />
            {kind === 'lesson' && <LessonFields form={form} exams={exams} />}
            <RichTextField form={form} name="source" check={rules.text(MAX_TEXT_LENGTH[kind])} />
          </Stack>
        </div>
        <Text role="status" fontSize="sm" color="fg.muted">
          {isDirty && t(draft.isKept ? 'editor.draftKept' : 'editor.draftNotKept')}
        </Text>
        <FormEnd failure={failure} isSaving={isSaving} onCancel={() => void cancel()} />
      </Stack>
      {theirs && (
        <ConflictDialog
          theirs={theirs}
          onClose={dismiss}
          onKeepMine={() => void once(() => saveOver(form.getValues(), theirs.values))}
          onTakeTheirs={() => {
            draft.discard();
            onTaken(theirs.values);
          }}
        >
          <TextVersions mine={form.getValues()} theirs={theirs.values} />
        </ConflictDialog>
      )}
      {unsaved.question}
    </form>
  );
}

/**
 * Stores the draft some time after each change.
 * @returns whether the values differ from those on the server
 */
function useDraftWriting(
  control: Control<TextValues>,
  opened: TextValues,
  { keep }: Draft<TextValues>,
): boolean {
  'use no memo'; // react-hook-form changes its objects in place
  const watched = useWatch({ control });
  const values: TextValues = { ...opened, ...watched, examIds: watched.examIds ?? [] };
  const isDirty = changedFields(values, opened).length > 0;
  const written = JSON.stringify(values);
  useEffect(() => {
    const write = () => {
      const parsed: unknown = JSON.parse(written);
      keep(isDirty && isTextValues(parsed) ? parsed : null, opened);
    };
    const timer = setTimeout(write, DRAFT_DELAY);
    // A page that is closed or reloaded meanwhile does not wait.
    addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', write);
    };
  }, [written, isDirty, opened, keep]);
  return isDirty;
}
