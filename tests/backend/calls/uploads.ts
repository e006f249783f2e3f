// Examples of the calls of uploads.
import { aPdf, aPng, multipart } from '../multipart.ts';
import type { Examples, World } from './example.ts';

const photoUrl = ({ owner }: World) => `/students/student/${owner.studentId}/upload-profile-picture`;

export const uploadCalls: Examples = {
  'POST /students/student/{studentId}/upload-profile-picture': {
    ask: (world) => ({ url: photoUrl(world), ...multipart('image', 'me.png', aPng(), 'image/png') }),
    answers: { visitor: 401, owner: 200, other: 403, admin: 403 },
    refused: { by: 'owner', ask: (world) => ({ url: photoUrl(world), ...multipart('image', 'me.png', aPdf(), 'image/png') }), status: 400 },
  },
  'POST /ext/files': {
    ask: () => ({ url: '/ext/files', ...multipart('file', 'answer.pdf', aPdf(), 'application/pdf') }),
    answers: { visitor: 401, owner: 201, other: 201, admin: 201 },
    refused: { by: 'owner', ask: () => ({ url: '/ext/files', ...multipart('file', 'a.pdf', Buffer.from('%PDF-1.7\n')) }), status: 422 },
  },
};
