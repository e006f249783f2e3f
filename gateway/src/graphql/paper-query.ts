// Executes the part of an operation that selects the paper of a started exam, without starting it:
// for papers that are loaded before the start (http/papers.ts).
import {
  type DocumentNode,
  execute,
  extendSchema,
  type FieldNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql';
import type { Context } from '../modules/context.ts';
import type { RestExamVersion } from '../upstream/exams/exam-versions.ts';

/** The mutations that start an exam, and the type of their `paper`. */
const PAPER_TYPES: Readonly<Record<string, string>> = {
  startExam: 'ExamPaper',
  startMultiSubjectExam: 'MultiSubjectExamPaper',
};

export class PaperQueries {
  readonly #schema: GraphQLSchema;

  /** @param schema the clients' schema; it gets no additional fields */
  constructor(schema: GraphQLSchema) {
    const fields = Object.entries(PAPER_TYPES).map(([name, type]) => `${name}: ${type}`);
    this.#schema = extendSchema(schema, parse(`extend type Query { ${fields.join(' ')} }`));
  }

  /**
   * The paper of a version as the operation selects it. Undefined if the operation selects no paper
   * of this kind of exam.
   * @param text of an operation that the schema allows
   */
  async execute(text: string, version: RestExamVersion, context: Context): Promise<unknown> {
    const field = version.kind === 'single' ? 'startExam' : 'startMultiSubjectExam';
    const document = paperQueryOf(parse(text, { noLocation: true }), field);
    if (!document) return undefined;
    const { data, errors } = await execute({
      schema: this.#schema,
      document,
      rootValue: { [field]: version.exam ?? version.paper },
      contextValue: context,
    });
    if (errors?.[0]) throw errors[0];
    return data?.[field];
  }
}

/** `mutation { startExam(…) { paper { a } } }` becomes `query { startExam { a } }`. */
function paperQueryOf({ definitions }: DocumentNode, field: string): DocumentNode | undefined {
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const start = operation && fieldOf(operation.selectionSet, field);
  const paper = start?.selectionSet && fieldOf(start.selectionSet, 'paper');
  if (!paper?.selectionSet) return undefined;
  const query: OperationDefinitionNode = {
    kind: Kind.OPERATION_DEFINITION,
    operation: 'query' as OperationDefinitionNode['operation'],
    selectionSet: {
      kind: Kind.SELECTION_SET,
      selections: [
        {
          kind: Kind.FIELD,
          name: { kind: Kind.NAME, value: field },
          selectionSet: paper.selectionSet,
        },
      ],
    },
  };
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  return { kind: Kind.DOCUMENT, definitions: [query, ...fragments] };
}

function fieldOf({ selections }: SelectionSetNode, name: string): FieldNode | undefined {
  return selections.find(
    (selection) => selection.kind === Kind.FIELD && selection.name.value === name,
  ) as FieldNode | undefined;
}
