// What gateway and backend say to a student exists in Bengali (web/src/i18n/bn/server-words.ts).
import { expect, test } from 'vitest';
import { inBengali } from '../../web/src/i18n/bn/server-words.ts';
import { codeOf, nameOf, sourceFiles, textOf, walkCode } from './syntax-tree.ts';

/** Calls whose words reach the person who asked, and the names under which an answer carries words. */
const speaks = new Set(['refuse', 'codedError', 'badInput', 'UnfitPdf', 'require', 'requireSameParent', 'uploadedFile']);
const carries = new Set(['message', 'error', 'because', 'fieldErrors', 'fields']);

/** A schema's description, and errors that nobody outside gets to see. */
const inward = new Set(['description', 'summary', 'title', 'Error']);

const isSentence = (text: string) => /^['A-Z].*[a-z…][.]$/s.test(text) && text.includes(' ');

/** Sentences that no student meets on a page, and why. */
const notForStudents: Readonly<Record<string, readonly string[]>> = {
  'content is written by admins': [
    'Course ….',
    'Unit ….',
    'Exam ….',
    '…… ….',
    'Course deleted.',
    'Unit deleted.',
    'Year deleted.',
    'Exam deleted.',
    'Campaign deleted.',
    'Exam campaign deleted.',
    'Assignment deleted.',
    'The discount is more than the price.',
    'is more than the price',
    'The discount is more than the fee.',
    'is more than the fee',
    'A lesson stays in its chapter.',
    'A note stays in its chapter.',
    'A subject stays in its course.',
    'A chapter stays in its subject.',
    'A unit stays in its course.',
    'A year stays in its unit.',
    'A paper stays in its year.',
    'An exam stays where it was made.',
    'An exam is named twice.',
    'has one twice',
    'is no exam of this chapter',
    'A lesson can only have exams of its own chapter.',
    'differs from …',
    'is missing',
    'There is already a course with this code.',
    'is taken',
    'There is already such a year in this unit.',
    'is there already',
    'This year has a paper already.',
    'Students have results in it. Send force=true to archive it.',
    'Students have sat this exam: its type stays.',
    'cannot change any more',
    'Students are registered for it: its exam can no longer change.',
    'Students are registered for it. Send force=true to delete it.',
    'The campaign must end after it starts.',
    'is not after startDate',
    'An _id is not of this exam.',
    'is not of this exam',
    'An _id is there twice.',
    'is there twice',
    'A question needs exactly one correct option.',
    'needs exactly one correct option',
    "An exam of type … has no '…'.",
    'does not go with type …',
  ],
  'the client never sends such a request': [
    'Send either ids or parents.',
    'Send ids.',
    'Send one file.',
    'Too many parts.',
    'This content type is not accepted.',
    'Send multipart/form-data.',
    'Send application/octet-stream.',
    'The body is not as long as announced.',
    'is nested too deep',
    'Send either lessonId or contentId.',
    'Send either lessonIds or courseId.',
    'after is not a cursor.',
    'A moment is written like 2026-03-01T10:30:00.000Z.',
    'At most … entries.',
    'This operation is not one of this site’s own.',
    'Requests from other sites are not taken.',
    'There are no subscriptions.',
    'The query is beyond the limit: …, at most ….',
    'The request is too large.',
    'The request cannot be read.',
  ],
  'for its code the client has a sentence of its own, in both languages': [
    'Something went wrong',
    'Something went wrong.',
    'The server gave an answer that makes no sense.',
    'The server gave a moment that is none.',
    'The answer key of this exam cannot be read.',
    'The server is busy. Please try again in a moment.',
    'The server took too long. Please try again.',
    'The server cannot be reached. Please try again.',
    'The server could not answer. Please try again.',
    'The server answered ….',
  ],
  'it goes into a log, a description or an e-mail, not to a page': [
    'not an error',
    'Not found.',
    'Your Alokpath password was changed.',
    'The REST contract of Alokpath. Whoever needs an account sends the cookie that the login has set; the gateway has a credential of its own.\nErrors are { error } with the right status, and fields: [{ path, message }] where a field is to blame.',
  ],
};

const admitted = Object.values(notForStudents).flat();

const said = new Map<string, string>();
const folders = [
  ...sourceFiles('backend/src', (file) => /src\/(modules|plugins|access)/.test(file)),
  ...sourceFiles('gateway/src', (file) => !/\/(env|main|mock|observability|graphiql|generated)/.test(file)),
];
for (const file of folders) {
  walkCode(codeOf(file), (node, around) => {
    const text = textOf(node);
    if (!text) return;
    const [parent] = around;
    if (parent?.type === 'CallExpression' && nameOf(parent) === 'found') return void said.set(`There is no such ${text}.`, file);
    if (around.slice(0, 3).some((outer) => /Property|CallExpression|NewExpression/.test(outer.type) && inward.has(nameOf(outer)))) return;
    const isSpoken = around.slice(0, 5).some((outer) => /Call|New/.test(outer.type) && speaks.has(nameOf(outer)));
    const isCarried = parent?.type === 'Property' && parent.value === node && carries.has(nameOf(parent));
    if ((isSpoken && / /.test(text)) || isCarried || isSentence(text)) said.set(text, file);
  });
}

test('every sentence that gateway and backend have for a student exists in Bengali', () => {
  const missing = [...said].filter(([text]) => !admitted.includes(text) && inBengali(text.replaceAll('…', '3')) === null);
  expect(missing.map(([text, file]) => `${file}: ${text}`)).toEqual([]);
  expect(said.size).toBeGreaterThan(100);
});

test('the list of sentences that are not for students has none that nobody says any more, or that are in Bengali', () => {
  expect(admitted.filter((text) => !said.has(text) || inBengali(text.replaceAll('…', '3')) !== null)).toEqual([]);
});

test('what changes in a sentence is put in, with Bengali digits; what is Bengali stays; what is unknown is told as such', () => {
  expect(inBengali('You have 500 notes already. Delete one first.')).toBe('তোমার ৫০০টি নোট আগেই আছে। আগে একটি মুছে ফেলো।');
  expect(inBengali('You must attempt all mandatory subjects. "পদার্থবিজ্ঞান" is mandatory.')).toBe(
    'সব আবশ্যিক বিষয়ের উত্তর দিতে হবে। “পদার্থবিজ্ঞান” আবশ্যিক।',
  );
  expect(inBengali('আসন শেষ।')).toBe('আসন শেষ।');
  expect(inBengali('Nobody has put this into Bengali.')).toBeNull();
});
