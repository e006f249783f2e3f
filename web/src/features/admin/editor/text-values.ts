/** The values of the form of a lesson or note, as typed. */
import * as z from 'zod/mini';
import type { StoredItem } from '../conflicts/use-conflicts.ts';
import { readNumber, textOrNull } from '../form/numbers.ts';
import {
  MAX_NAME_LENGTH,
  optionalNumber,
  optionalText,
  optionalVideo,
  requiredText,
} from '../form/schemas.ts';
import type { LessonEditorQuery, NoteEditorQuery } from './generated/text-editor.ts';

/** A note has title and text only; its other values are empty. */
export interface TextValues {
  readonly title: string;
  /** HTML with LaTeX. */
  readonly source: string;
  readonly videoUrl: string;
  readonly durationMinutes: string;
  readonly examIds: readonly string[];
}

/** Maximum length of the source of a text, in characters. */
const MAX_LESSON_LENGTH = 20_000;
const MAX_NOTE_LENGTH = 50_000;
/** Maximum duration of a lesson, in minutes. */
const MAX_LESSON_MINUTES = 600;

const title = requiredText(MAX_NAME_LENGTH);

const asTyped = z.transform((values: TextValues): unknown => values);

const lessonSchema = z.pipe(
  asTyped,
  z.object({
    title,
    source: optionalText(MAX_LESSON_LENGTH),
    videoUrl: optionalVideo,
    durationMinutes: optionalNumber({ min: 1, max: MAX_LESSON_MINUTES, isInteger: true }),
    examIds: z.array(z.string()),
  }),
);

const noteSchema = z.pipe(asTyped, z.object({ title, source: optionalText(MAX_NOTE_LENGTH) }));

export const textSchemas = { lesson: lessonSchema, note: noteSchema };

export const NO_TEXT: TextValues = {
  title: '',
  source: '',
  videoUrl: '',
  durationMinutes: '',
  examIds: [],
};

type StoredLesson = NonNullable<LessonEditorQuery['editableContent']>;
type StoredNote = NonNullable<NoteEditorQuery['editableContent']>;

const lessonValues = ({
  title,
  source,
  videoUrl,
  durationMinutes,
  examIds,
}: NonNullable<StoredLesson['lesson']>): TextValues => ({
  title,
  source: source ?? '',
  videoUrl: videoUrl ?? '',
  durationMinutes: durationMinutes?.toString() ?? '',
  examIds,
});

const noteValues = ({ title, source }: NonNullable<StoredNote['note']>): TextValues => ({
  ...NO_TEXT,
  title,
  source: source ?? '',
});

/** Null if it does not exist. */
export const storedLesson = (
  content: StoredLesson | null | undefined,
): StoredItem<TextValues> | null =>
  content?.lesson ? { ...content, values: lessonValues(content.lesson) } : null;

/** Null if it does not exist. */
export const storedNote = (
  content: StoredNote | null | undefined,
): StoredItem<TextValues> | null =>
  content?.note ? { ...content, values: noteValues(content.note) } : null;

/** The input of a lesson's mutations. @param values checked with the schema */
export const lessonInput = (values: TextValues) => lessonSchema.parse(values);

/** The input of a note's mutations. @param values checked with the schema */
export const noteInput = (values: TextValues) => noteSchema.parse(values);

/** Omits the text if it was not changed, so that the stored text is not changed either. */
export function onlyChanges<Input extends { source: string | null }>(
  input: Input,
  opened: TextValues,
) {
  const { source, ...rest } = input;
  return source === textOrNull(opened.source) ? rest : input;
}

const isSpeltAlike = (left: string, right: string) => left.trim() === right.trim();

const sortedIds = (ids: readonly string[]) => [...ids].sort().join();

/**
 * The fields of which two versions have different values.
 * @param isSameSource compares the texts; by default, their spelling
 */
export function changedFields(
  left: TextValues,
  right: TextValues,
  isSameSource = isSpeltAlike,
): (keyof TextValues)[] {
  const texts = ['title', 'videoUrl'] as const;
  return [
    ...texts.filter((name) => !isSpeltAlike(left[name], right[name])),
    ...(isSameSource(left.source, right.source) ? [] : ['source' as const]),
    ...(Object.is(readNumber(left.durationMinutes), readNumber(right.durationMinutes))
      ? []
      : ['durationMinutes' as const]),
    ...(sortedIds(left.examIds) === sortedIds(right.examIds) ? [] : ['examIds' as const]),
  ];
}

/** Whether two versions have the same values; texts are compared by how they are typed. */
export const isSameText = (left: TextValues, right: TextValues): boolean =>
  changedFields(left, right).length === 0;

export function isTextValues(value: unknown): value is TextValues {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const areTexts = ['title', 'source', 'videoUrl', 'durationMinutes'].every(
    (name) => typeof fields[name] === 'string',
  );
  return (
    areTexts &&
    Array.isArray(fields.examIds) &&
    fields.examIds.every((id) => typeof id === 'string')
  );
}
