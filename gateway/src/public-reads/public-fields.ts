// Which operations have the same answer for every visitor without a session: those whose every field is in this list. A type or a field
// that is not named here is private, also one that is added later.
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** `serverTime` is another at every moment; `viewer`, results and lists for admins are somebody's. */
const PUBLIC_QUERIES = new Set([
  '__typename',
  'admissionCourse',
  'admissionCourseById',
  'admissionCourses',
  'admissionUnit',
  'admissionUnits',
  'academicCourse',
  'academicCourses',
  'campaign',
  'campaigns',
  'chapter',
  'course',
  'courses',
  'coursesByCode',
  'exam',
  'examYear',
  'examYears',
  'multiSubjectExam',
  'subject',
]);

/** Types all of whose fields a visitor may see, and sees as every other visitor does. */
const PUBLIC_TYPES = new Set([
  'AcademicUnit',
  'AdmissionCourse',
  'AdmissionUnit',
  'Campaign',
  'Chapter',
  'Content',
  'Course',
  'CourseFeature',
  'Exam',
  'ExamSubject',
  'ExamYear',
  'Lesson',
  'MultiSubjectExam',
  'Subject',
  'Testimonial',
]);

/** Fields of these types that tell a person with a session something else than a visitor. Only answers without them may go to everybody. */
const VIEWERS_FIELDS = new Set([
  'AdmissionCourse.isEnrolled',
  'Campaign.isRegistered',
  'Content.body',
  'Content.myNotes',
  'Content.source',
  'Course.isEnrolled',
  'Exam.key',
  'Exam.myResult',
  'Lesson.body',
  'Lesson.myNotes',
  'Lesson.progress',
  'Lesson.source',
  'Lesson.videoId',
  'Lesson.videoUrl',
  'MultiSubjectExam.key',
  'MultiSubjectExam.myResult',
]);

/** Every name in these lists, as `Type` or `Type.field`. */
export const PUBLIC_NAMES: readonly string[] = [...[...PUBLIC_QUERIES].map((name) => `Query.${name}`), ...PUBLIC_TYPES, ...VIEWERS_FIELDS];

/** Who gets the same answer: everybody; all without a session; or nobody but the one who asked. */
export type Audience = 'everybody' | 'visitors' | 'one';

/** The audience of an operation, by the fields that it selects. */
export function audienceOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Audience {
  if (operation.operation !== 'query') return 'one';
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition);
  }
  const seen = new Set<string>();
  let audience: Audience = 'everybody';

  function look(set: SelectionSetNode, type: GraphQLNamedType | undefined): void {
    for (const selection of set.selections) {
      if (audience === 'one') return;
      if (selection.kind === 'FragmentSpread') {
        const fragment = fragments.get(selection.name.value);
        if (!fragment || seen.has(selection.name.value)) continue;
        seen.add(selection.name.value);
        look(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value));
      } else if (selection.kind === 'InlineFragment') {
        look(selection.selectionSet, selection.typeCondition ? schema.getType(selection.typeCondition.name.value) : type);
      } else {
        const name = selection.name.value;
        const isListed = type === schema.getQueryType() ? PUBLIC_QUERIES.has(name) : PUBLIC_TYPES.has(type?.name ?? '');
        if (!isListed) audience = 'one';
        else if (VIEWERS_FIELDS.has(`${type?.name}.${name}`) && audience === 'everybody') audience = 'visitors';
        if (selection.selectionSet && isObjectType(type)) {
          const field = type.getFields()[name];
          look(selection.selectionSet, field && getNamedType(field.type));
        }
      }
    }
  }
  look(operation.selectionSet, schema.getQueryType() ?? undefined);
  return audience;
}
