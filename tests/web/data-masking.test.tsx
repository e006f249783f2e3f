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
import { ContentRouteDocument } from '../../web/src/features/academics/generated/content.route.ts';
import { ExamRow_ExamFragmentDoc } from '../../web/src/features/academics/generated/exam-row.ts';
import { LessonRouteDocument } from '../../web/src/features/academics/generated/lesson.route.ts';
import { CoursesRouteDocument } from '../../web/src/features/admission/generated/courses.route.ts';
import { CampaignRouteDocument } from '../../web/src/features/campaigns/generated/campaign.route.ts';
import { CampaignsRouteDocument } from '../../web/src/features/campaigns/generated/campaigns.route.ts';
import { HomeRouteDocument } from '../../web/src/shell/generated/home.route.ts';
import { aChapter, aCourse, aLesson, aNoteOfMine, someNotes } from './academics-fixtures.ts';

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

const admissionCourse = {
  __typename: 'AdmissionCourse',
  id: 'du',
  courseCode: 'du',
  name: 'Dhaka',
  description: null,
  fee: 40,
  discount: 0,
  thumbnailUrl: '/du.svg',
  averageRating: 4.5,
  isEnrolled: false,
};
const campaign = {
  __typename: 'Campaign',
  id: 'k1',
  title: 'Physics marathon',
  description: null,
  imageUrl: null,
  startDate: null,
  endDate: '2099-04-01T18:00:00.000Z',
  registeredCount: 41,
  isRegistered: false,
};
const note = aNoteOfMine();
const content = { __typename: 'Content', id: 'n1', title: 'Rules', body: '<p>text</p>', chapter: aChapter(), myNotes: someNotes(note) };
const lesson = aLesson({ body: null, videoUrl: null, chapter: aChapter(), myNotes: someNotes(note) });

/** What one sees of these by their names alone. */
const only = <Whole extends object>(whole: Whole, ...names: (keyof Whole)[]) =>
  Object.fromEntries(names.map((name) => [name, whole[name]]));

it.each([
  ['home', HomeRouteDocument, { admissionCourses: [admissionCourse] }, { admissionCourses: [only(admissionCourse, '__typename', 'id')] }],
  [
    'the list of courses',
    CoursesRouteDocument,
    { admissionCourses: [admissionCourse], courses: [aCourse()] },
    {
      admissionCourses: [only(admissionCourse, '__typename', 'id', 'courseCode', 'name', 'description', 'fee', 'discount', 'isEnrolled')],
      courses: [only(aCourse(), '__typename', 'id', 'courseCode', 'courseType', 'title', 'price', 'discount', 'isEnrolled')],
    },
  ],
  [
    'the list of campaigns',
    CampaignsRouteDocument,
    { campaigns: [campaign], examCampaigns: [{ ...campaign, __typename: 'ExamCampaign' }] },
    {
      campaigns: [only(campaign, '__typename', 'id', 'startDate', 'endDate')],
      examCampaigns: [{ ...only(campaign, 'id', 'startDate', 'endDate'), __typename: 'ExamCampaign' }],
    },
  ],
])('%s sees of its cards what it sorts, searches and counts by', async (_, query, whole, seen) => {
  await client.clearStore();
  vi.stubGlobal('fetch', async () => Response.json({ data: whole }));
  expect((await client.query<object>({ query })).data).toEqual(seen);
});

it('a campaign’s page does not see how many have registered, which its facts show', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { campaign } }));
  const { data } = await client.query({ query: CampaignRouteDocument, variables: { id: 'k1' } });
  expect(data?.campaign).toEqual(only(campaign, '__typename', 'id', 'title', 'description', 'imageUrl', 'startDate', 'endDate'));
});

it('a page with one’s own notes sees how many there are, and not what stands in them', async () => {
  const seen = { ...someNotes(note), nodes: [only(note, '__typename', 'id')] };
  vi.stubGlobal('fetch', async () => Response.json({ data: { content, lesson } }));
  const variables = { id: 'n1' };
  expect((await client.query({ query: ContentRouteDocument, variables })).data?.content?.myNotes).toEqual(seen);
  expect((await client.query({ query: LessonRouteDocument, variables })).data?.lesson?.myNotes).toEqual(seen);
});
