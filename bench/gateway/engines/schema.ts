// The part of our schema that the workloads use, for the peers, with resolvers that read from a
// source (source.ts).

export const typeDefs = /* GraphQL */ `
  type Query {
    coursesByCode(courseCode: String!): [Course!]
    course(id: ID!): Course
    admissionUnits: [AdmissionUnit!]
  }
  type Course {
    id: ID!
    title: String!
    subjects: [Subject!]
  }
  type Subject {
    id: ID!
    name: String!
    chapters: [Chapter!]
  }
  type Chapter {
    id: ID!
    title: String!
    lessons: [Lesson!]
  }
  type Lesson {
    id: ID!
    title: String!
  }
  type AdmissionUnit {
    id: ID!
    name: String!
    course: AdmissionCourse
  }
  type AdmissionCourse {
    id: ID!
    name: String!
  }
`;

type Doc = { _id: string; title: string; universityId: string; name: string };
/** Reads by URL, and by key through DataLoaders. */
export type Source = {
  get(path: string): Promise<unknown>;
  universities: Load;
  subjects: Load;
  chapters: Load;
  lessons: Load;
};
type Load = { load(id: string): Promise<unknown> };
type InContext = { source: Source };

export const resolvers = {
  Query: {
    coursesByCode: (_: unknown, { courseCode }: { courseCode: string }, { source }: InContext) =>
      source.get(`/course/courseCode/${courseCode}`),
    course: (_: unknown, { id }: { id: string }, { source }: InContext) =>
      source.get(`/course/${id}`),
    admissionUnits: (_: unknown, __: unknown, { source }: InContext) =>
      source.get('/admissioncourse/units'),
  },
  Course: {
    id: (it: Doc) => it._id,
    subjects: (it: Doc, _: unknown, { source }: InContext) => source.subjects.load(it._id),
  },
  Subject: {
    id: (it: Doc) => it._id,
    name: (it: { subjectName: string }) => it.subjectName,
    chapters: (it: Doc, _: unknown, { source }: InContext) => source.chapters.load(it._id),
  },
  Chapter: {
    id: (it: Doc) => it._id,
    title: (it: { chapterTitle: string }) => it.chapterTitle,
    lessons: (it: Doc, _: unknown, { source }: InContext) => source.lessons.load(it._id),
  },
  Lesson: { id: (it: Doc) => it._id },
  AdmissionUnit: {
    id: (it: Doc) => it._id,
    name: (it: { unitName: string }) => it.unitName,
    course: (it: Doc, _: unknown, { source }: InContext) =>
      source.universities.load(it.universityId),
  },
  AdmissionCourse: { id: (it: Doc) => it._id },
};
