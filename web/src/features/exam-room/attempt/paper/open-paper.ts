/** Opens a paper that was loaded before the start. Loaded when the exam starts. */
import type { PaperKey_PaperKeyFragment } from './generated/paper.ts';

type PaperOrder = NonNullable<PaperKey_PaperKeyFragment['order']>;

interface Question {
  readonly options: readonly unknown[];
}

/**
 * The paper of a single exam has questions, that of a multi-subject exam subjects with questions.
 */
interface PaperInJson {
  readonly questions?: readonly Question[];
  readonly subjects?: readonly { readonly questions: readonly Question[] }[];
}

const NONCE_BYTES = 12;

/**
 * The paper in the order of the attempt. Rejects if the key is that of another paper, and for a
 * damaged paper.
 * @param bytes AES-GCM, after its nonce; inside it JSON, compressed by gzip
 */
export async function openPaper(
  bytes: Uint8Array<ArrayBuffer>,
  { key, order }: PaperKey_PaperKeyFragment,
): Promise<unknown> {
  const keyBytes = Uint8Array.from(atob(key), (character) => character.charCodeAt(0));
  const cryptoKey = await crypto.subtle.importKey('raw', keyBytes, 'AES-GCM', false, ['decrypt']);
  const algorithm = { name: 'AES-GCM', iv: bytes.subarray(0, NONCE_BYTES) };
  const compressed = await crypto.subtle.decrypt(algorithm, cryptoKey, bytes.subarray(NONCE_BYTES));
  const text = new Blob([compressed]).stream().pipeThrough(new DecompressionStream('gzip'));
  const paper = (await new Response(text).json()) as PaperInJson;
  return order ? reorder(paper, order) : paper;
}

/** Positions count the questions of all subjects together. */
function reorder(paper: PaperInJson, order: PaperOrder): PaperInJson {
  let first = 0;
  const inOrder = (questions: readonly Question[]) => {
    const positions = order.questions.slice(first, first + questions.length);
    const reordered = positions.map((position, index) => {
      const question = itemAt(questions, position - first);
      const options = itemAt(order.options, first + index).map((option) =>
        itemAt(question.options, option),
      );
      return { ...question, options };
    });
    first += questions.length;
    return reordered;
  };
  return {
    ...paper,
    ...(paper.questions && { questions: inOrder(paper.questions) }),
    ...(paper.subjects && {
      subjects: paper.subjects.map((subject) => ({
        ...subject,
        questions: inOrder(subject.questions),
      })),
    }),
  };
}

function itemAt<Item>(items: readonly Item[], position: number): Item {
  const item = items[position];
  if (item === undefined) throw new Error('The order does not fit the paper.');
  return item;
}
