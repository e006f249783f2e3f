// Which fragments a page may see into, and how components read their own.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FragmentType } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { buildSchema, type DocumentNode, Kind, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { afterEach, expect, it, vi } from 'vitest';
import { createCache } from '../../web/src/apollo/cache.ts';
import { client } from '../../web/src/apollo/client.ts';
import { usePart } from '../../web/src/apollo/use-part.ts';
import { ChapterRouteDocument, useChapterRouteQuery } from '../../web/src/features/academics/generated/chapter.route.ts';
import { ExamRow_ExamFragmentDoc } from '../../web/src/features/academics/generated/exam-row.ts';

afterEach(() => vi.unstubAllGlobals());

const root = join(import.meta.dirname, '../..');
const cache = createCache();
const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));
const sources = readdirSync(join(root, 'web/src'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));
const documents = sources.map((file) => parse(readFileSync(join(root, 'web/src', file), 'utf8')));

/** Masked spreads by the name of their fragment, and whether the cache knows by what stands beside them whose they are. */
function maskedSpreads(document: DocumentNode) {
  const spreads: { readonly fragment: string; readonly isKnown: boolean }[] = [];
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      SelectionSet({ selections }) {
        const type = info.getParentType()?.name ?? '';
        const fields = selections.flatMap((one) => (one.kind === Kind.INLINE_FRAGMENT ? one.selectionSet.selections : [one]));
        const hasId = fields.some((field) => field.kind === Kind.FIELD && field.name.value === 'id');
        const isKnown = hasId && cache.identify({ __typename: type, id: '1' }) !== undefined;
        for (const selection of selections) {
          if (selection.kind !== Kind.FRAGMENT_SPREAD || selection.directives?.some(({ name }) => name.value === 'unmask')) continue;
          spreads.push({ fragment: selection.name.value, isKnown });
        }
      },
    }),
  );
  return spreads;
}

it('every masked fragment stands beside the id by which its component finds it', () => {
  const spreads = documents.flatMap(maskedSpreads);
  expect(spreads.length).toBeGreaterThan(10);
  expect(spreads.filter(({ isKnown }) => !isKnown)).toEqual([]);
});

const exam = {
  __typename: 'Exam',
  id: 'e1',
  title: 'Vectors',
  type: 'MCQ',
  totalMarks: 10,
  timeLimitMinutes: 15,
  questionCount: 10,
  negativeMarkingPercentage: 0,
  startingDate: null,
  myResult: null,
} as const;
const chapter = {
  __typename: 'Chapter',
  id: 'k1',
  title: 'Vectors',
  summary: null,
  subject: null,
  lessons: [],
  contents: [],
  exams: [exam],
};

const Title = ({ from }: { readonly from: FragmentType<typeof ExamRow_ExamFragmentDoc> }) => (
  <p>{usePart(ExamRow_ExamFragmentDoc, from)?.title ?? 'nothing'}</p>
);

it('a page sees the id of what it lists, and its component all that it has asked for, also when it changes', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { chapter } }));
  const { data } = await client.query({ query: ChapterRouteDocument, variables: { id: 'k1' } });
  const listed = data?.chapter?.exams?.[0];
  expect(listed).toEqual({ __typename: 'Exam', id: 'e1' });

  render(<ApolloProvider client={client}>{listed && <Title from={listed} />}</ApolloProvider>);
  expect(screen.getByText('Vectors')).toBeTruthy();
  act(() => void client.cache.modify({ id: 'Exam:e1', fields: { title: () => 'Forces' } }));
  expect(await screen.findByText('Forces')).toBeTruthy();
  act(() => void client.cache.evict({ id: 'Exam:e1' }));
  expect(await screen.findByText('nothing')).toBeTruthy();
});

it('a row draws itself anew when it changes, and not its page', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { chapter } }));
  const drawn = vi.fn();
  const Page = () => {
    const { data } = useChapterRouteQuery({ variables: { id: 'k1' } });
    drawn();
    return data?.chapter?.exams?.map((listed) => <Title key={listed.id} from={listed} />);
  };
  await client.clearStore();
  render(
    <ApolloProvider client={client}>
      <Page />
    </ApolloProvider>,
  );
  expect(await screen.findByText('Vectors')).toBeTruthy();
  const before = drawn.mock.calls.length;
  act(() => void client.cache.modify({ id: 'Exam:e1', fields: { title: () => 'Forces' } }));
  expect(await screen.findByText('Forces')).toBeTruthy();
  expect(drawn).toHaveBeenCalledTimes(before);
});
