// Fakes of a phone's camera and of the gateway's partial uploads.
import { vi } from 'vitest';
import type { AttemptHead } from '../../web/src/features/exam-room/storage/attempt-store.ts';
import {
  AnswerUploadStateDocument,
  BeginAnswerUploadDocument,
  RegisterAnswerPagesDocument,
  UploadAnswerPageDocument,
  UploadAnswerPartDocument,
} from '../../web/src/features/exams/generated/written-answer.ts';
import { START } from './exam-fixtures.ts';
import { type Mock, type MockResult, refusal } from './render.tsx';

/** An attempt of ten minutes that has just started. */
export const aHead = (): AttemptHead => ({
  userId: 'u1',
  kind: 'single',
  examId: 'e2',
  resultId: null,
  title: 'Motion',
  attemptId: 'attempt-1',
  token: 'ticket',
  deadline: START + 630_000,
  endsAt: START + 600_000,
  timeLimitMinutes: 10,
  seen: { server: START, device: 0 },
});

/** jsdom's blobs can be read only by its FileReader. */
export const bytesOf = (blob: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(blob);
  });

export const textOf = async (blob: Blob) => new TextDecoder().decode(await bytesOf(blob));

/** A JPEG of 2 x 2 pixels. */
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAACAAIBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
  'base64',
);

export const aPhoto = (name: string) => new File([name], `${name}.jpg`, { type: 'image/jpeg' });

/**
 * Pictures can be decoded, but for those whose only byte is an x; drawn and compressed again they
 * have their own name as bytes.
 * @param real they become real JPEGs, for a PDF
 * @param bytes how long they become
 */
export function fakePictures({ real = false, bytes = 0 } = {}): void {
  let name = '';
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    name = file.name.replace('.jpg', '');
    if (file.size === 1)
      throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
    return { width: 4000, height: 3000, close: () => undefined };
  });
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
  HTMLCanvasElement.prototype.getContext = (() => ({
    fillRect: () => undefined,
    drawImage: () => undefined,
  })) as never;
  HTMLCanvasElement.prototype.toBlob = function toBlob(callback: BlobCallback) {
    if (real) callback(new Blob([JPEG]));
    else callback(new Blob([bytes > 0 ? new Uint8Array(bytes) : name]));
  };
}

/** Accepts uploads in parts of `partSize`. */
export function anUploadServer({ partSize = 500 } = {}) {
  const parts: { offset: number; part: Blob }[] = [];
  let [size, lost, startedCount] = [0, 0, 0];
  let refused: MockResult | null = null;
  let delay = 0;
  const received = () => parts.reduce((sum, { part }) => sum + part.size, 0);
  const state = () => ({
    __typename: 'AnswerUpload',
    offsetBytes: received(),
    url: received() === size && size > 0 ? '/media/files/1.pdf' : null,
  });
  let sentParts = 0;
  const always = (
    query: Mock['request']['query'],
    result: (variables: never) => unknown,
  ): Mock => ({
    request: { query, variables: () => true },
    result: result as never,
    maxUsageCount: Number.POSITIVE_INFINITY,
    // Called when the request is sent.
    delay: () => {
      if (query === UploadAnswerPartDocument) sentParts += 1;
      return delay;
    },
  });
  const part = ({ input }: { input: { uploadId: string; offsetBytes: number; part: Blob } }) => {
    if (input.uploadId !== `up${startedCount}`)
      return refusal('NOT_FOUND', 'There is no such upload.');
    if (lost > 0 && parts.length > 0) {
      lost -= 1;
      return refusal('UPSTREAM_UNAVAILABLE', 'Not now.');
    }
    if (input.offsetBytes === received())
      parts.push({ offset: input.offsetBytes, part: input.part });
    return { data: { uploadAnswerPart: state() } };
  };
  return {
    /** Those that have arrived. */
    parts,
    /** The number of sent parts; the last one may be pending. */
    sentParts: () => sentParts,
    get begun() {
      return startedCount;
    },
    /** How often the connection breaks after the first part. */
    lose(times: number): void {
      lost = times;
    },
    refuse(result: MockResult): void {
      refused = result;
    },
    /** Delays the start of uploads from now on. */
    slow(): void {
      delay = 300;
    },
    whole: () => new Blob(parts.map((request) => request.part)),
    mocks: [
      // This host does not accept single pages.
      always(RegisterAnswerPagesDocument, () =>
        refusal('OPERATION_NOT_ALLOWED', 'This server takes no files in parts.'),
      ),
      always(BeginAnswerUploadDocument, ({ input }: { input: { sizeBytes: number } }) => {
        const result = refused;
        refused = null;
        if (result) return result;
        size = input.sizeBytes;
        startedCount += 1;
        parts.length = 0;
        const payload = {
          __typename: 'BeginAnswerUploadPayload',
          uploadId: `up${startedCount}`,
          partSizeBytes: partSize,
        };
        return { data: { beginAnswerUpload: payload } };
      }),
      always(UploadAnswerPartDocument, part as never),
      always(AnswerUploadStateDocument, () => ({ data: { answerUpload: state() } })),
    ],
  };
}

/** Takes pages one by one; from the moment on in which the line is cut nothing arrives any more. */
export function aPageServer() {
  const lists: { sha256: string; sizeBytes: number; turn: number }[][] = [];
  const arrived = new Map<string, number>();
  let isCut = false;
  let refusalCode: string | null = null;
  let forbiddenLists = 0;
  const always = (
    query: Mock['request']['query'],
    result: (variables: never) => unknown,
  ): Mock => ({
    request: { query, variables: () => true },
    result: result as never,
    maxUsageCount: Number.POSITIVE_INFINITY,
  });
  const stateOf = (id: string, size: number) => {
    const offsetBytes = arrived.get(id) ?? 0;
    return { __typename: 'UploadedAnswerPage', id, offsetBytes, isStored: offsetBytes >= size };
  };
  const register = ({
    input: { pages },
  }: {
    input: { pages: { sha256: string; sizeBytes: number; turn: number }[] };
  }) => {
    if (refusalCode === 'FORBIDDEN') {
      forbiddenLists += 1;
      return refusal(refusalCode, 'Not yours.');
    }
    lists.push(pages);
    const url = `/media/files/list-${lists.length}.pdf`;
    const listed = pages.map(({ sha256, sizeBytes }) => stateOf(sha256, sizeBytes));
    return {
      data: {
        registerAnswerPages: { __typename: 'RegisterAnswerPagesPayload', url, pages: listed },
      },
    };
  };
  const upload = ({
    input: { pageId, offsetBytes, part },
  }: {
    input: { pageId: string; offsetBytes: number; part: Blob };
  }) => {
    if (isCut) return refusal('UPSTREAM_UNAVAILABLE', 'Not now.');
    if (refusalCode) return refusal(refusalCode, 'Refused.');
    arrived.set(pageId, offsetBytes + part.size);
    const size = lists.flat().find(({ sha256 }) => sha256 === pageId)?.sizeBytes ?? 0;
    return { data: { uploadAnswerPage: stateOf(pageId, size) } };
  };
  return {
    lists,
    arrived,
    cut: (is: boolean) => {
      isCut = is;
    },
    /** How many lists were refused because of the session. */
    forbiddenLists: () => forbiddenLists,
    /** @param code null: it takes pages again */
    refuse: (code: string | null = 'BAD_USER_INPUT') => {
      refusalCode = code;
    },
    mocks: [
      always(RegisterAnswerPagesDocument, register as never),
      always(UploadAnswerPageDocument, upload as never),
    ],
  };
}
