// The extension `notes`: students' private notes on lessons and notes of a course
// (docs/rest-contract.md, "Extensions").
import { Type } from 'typebox';
import { requireCourse, requireUser, type Viewer } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { closed, definedFields, Id, Message, pageFields } from '../../http/validation/bodies.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { findContentsByIds, findLessonsByIds } from '../academics/queries.ts';
import { NoteBody, NoteChanges, StudentNote } from './note-documents.ts';
import { deleteNote, findNote, findNotes, insertNote, updateNote } from './note-queries.ts';

/** Far more than anyone writes; without a limit one account could fill the disk. */
const MAX_NOTES = 1000;
const params = Type.Object({ id: Id });
const NotesQuery = Type.Object(
  { lessonId: Type.Optional(Id), contentId: Type.Optional(Id), ...pageFields(20) },
  closed,
);

export function noteRoutes(app: App, { db, now }: Deps): void {
  /** The viewer must be able to read the lesson or content that the note belongs to. */
  async function requireReadableItem(
    viewer: Viewer,
    { lessonId, contentId }: { lessonId?: string; contentId?: string },
  ): Promise<void> {
    if ((lessonId === undefined) === (contentId === undefined)) refuseNotExactlyOne();
    const item =
      lessonId === undefined
        ? requireFound((await findContentsByIds(db, [contentId ?? '']))[0], 'note')
        : requireFound((await findLessonsByIds(db, [lessonId]))[0], 'lesson');
    requireCourse(viewer, item.courseId);
  }

  app.get(
    '/ext/notes',
    {
      schema: {
        querystring: NotesQuery,
        response: { 200: Type.Array(StudentNote), ...errorResponses },
      },
    },
    async (request, reply) => {
      const { lessonId, contentId, ...page } = request.query;
      if (lessonId !== undefined && contentId !== undefined) refuseNotExactlyOne();
      const { notes, total } = await findNotes(
        db,
        requireUser(request.viewer).id,
        { lessonId, contentId },
        page,
      );
      return reply.header('x-total-count', total).send(notes);
    },
  );

  app.post(
    '/ext/notes',
    { schema: { body: NoteBody, response: { 201: StudentNote, ...errorResponses } } },
    async (request, reply) => {
      const { id: userId } = requireUser(request.viewer);
      await requireReadableItem(request.viewer, request.body);
      refusePositionWithoutVideo(request.body);
      const note = await insertNote(
        db,
        { ...request.body, userId, createdAt: now(), updatedAt: now() },
        MAX_NOTES,
      );
      return reply.status(201).send(note ?? refuse('TOO_MANY_NOTES', { max: MAX_NOTES }));
    },
  );

  app.put(
    '/ext/notes/:id',
    { schema: { params, body: NoteChanges, response: { 200: StudentNote, ...errorResponses } } },
    async (request) => {
      const key = { id: request.params.id, userId: requireUser(request.viewer).id };
      const before = requireFound(await findNote(db, key), 'note');
      refusePositionWithoutVideo({
        contentId: before.contentId,
        videoSeconds: request.body.videoSeconds,
      });
      const changes = {
        ...definedFields(request.body, ['text', 'videoSeconds']),
        updatedAt: now(),
      };
      const note = await updateNote(db, key, request.body.version, changes);
      return note ?? refuse('NOTE_CHANGED');
    },
  );

  app.delete(
    '/ext/notes/:id',
    { schema: { params, response: { 200: Message, ...errorResponses } } },
    async (request) => {
      const key = { id: request.params.id, userId: requireUser(request.viewer).id };
      requireFound((await deleteNote(db, key)) || undefined, 'note');
      return { message: 'Note deleted.' };
    },
  );
}

function refuseNotExactlyOne(): never {
  refuse('LESSON_OR_CONTENT', {}, [problem('lessonId', 'EITHER_THIS_OR', { name: 'contentId' })]);
}

/** 422 if a video position is given for an item without a video. */
function refusePositionWithoutVideo({
  contentId,
  videoSeconds,
}: {
  contentId?: string | undefined;
  videoSeconds?: number | null | undefined;
}): void {
  if (contentId === undefined || typeof videoSeconds !== 'number') return;
  refuse('NO_VIDEO', {}, [problem('videoSeconds', 'HAS_NO_VIDEO')]);
}
