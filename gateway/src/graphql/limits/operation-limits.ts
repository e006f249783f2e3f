// Refuses operations that exceed a limit after expansion of their fragments: depth, fields, values,
// aliases, sign-ins.
import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { refusal } from '../../upstream/errors/refusals.ts';
import type { RequestContext } from '../request-state.ts';
import { limitError } from './query-size.ts';

/**
 * Limits of one operation. The largest page of our web selects about 60 fields at a depth of 8.
 * `values`: the size of the response if every list had `USUAL_LIST` entries and every page `first`
 * entries; it stops `courses { subjects { course { subjects { … } } } }`, which requests millions
 * of values in a hundred bytes. A field with an upstream call of its own has a higher price.
 */
export const OPERATION_LIMITS = {
  depth: 12,
  fields: 400,
  values: 50_000,
  aliases: 30,
  authMutations: 1,
};
const ASSUMED_LIST_LENGTH = 10;
/** Assumed page size if `first` is a variable, because the next request can have another value. */
const MAX_PAGE_SIZE = 100;

/**
 * The cost of a field that makes an upstream call for each object, as a number of values: a page
 * of 100 entries may select four such fields.
 */
const PRICE_OF_CALL = 100;

/**
 * Fields that make an upstream call for each object, because upstream has no batch for them. In a
 * list the number of calls would otherwise be that of its entries. A test finds them by executing
 * the resolvers (tests/gateway/fields-with-calls.test.ts).
 */
export const FIELDS_WITH_CALLS: ReadonlySet<string> = new Set([
  'AcademicUnit.exams',
  'AdmissionUnit.exams',
  'Attempt.lateAnswers',
  'Attempt.result',
  'BankQuestion.usages',
  'Content.myNotes',
  'Course.exams',
  'Course.units',
  'Exam.paperUrl',
  'ExamCampaign.exam',
  'ExamCampaign.meritList',
  'ExamCampaign.meritListDecisions',
  'ExamCampaign.myMeritEntry',
  'LateAnswers.comparison',
  'Lesson.exams',
  'Lesson.myNotes',
  'MultiSubjectExam.paperUrl',
  'MultiSubjectExamResult.subjects',
  'Person.attempts',
  'Person.grants',
  'Person.results',
  'Person.sessions',
  'RegisteredExam.campaign',
  'SingleExamResult.questions',
  'SingleExamResult.writtenQuestions',
  'Student.academicResults',
  'Student.campaignExams',
  'Student.enrollments',
  'Student.unitExamResults',
  'Subject.exams',
  'WrittenSubmission.writtenQuestions',
]);

/** Fields that check a secret: several in one operation would speed up guessing. */
const AUTH_MUTATIONS = new Set([
  'changePassword',
  'confirmAddressChange',
  'confirmPassword',
  'enableSecondFactor',
  'login',
  'requestAddressChange',
  'requestPasswordReset',
  'resetPassword',
  'signup',
  'verifyOtp',
]);

/**
 * Depth and values of introspection are not measured: its queries are about 15 levels deep, and
 * graphql-js limits them by MaxIntrospectionDepthRule.
 */
const INTROSPECTION = new Set(['__schema', '__type']);
const NO_COST: Cost = { depth: 0, fields: 0, values: 0, aliases: 0, authMutations: 0 };

/** An Apollo plugin that refuses in `didResolveOperation`, where an error is a coded 400. */
export function operationLimits(): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operation, schema }) {
          if (!operation) return;
          if (operation.operation === 'subscription')
            throw refusal('NO_SUBSCRIPTIONS', {}, { http: { status: 400 } });
          const cost = costOf(schema, document, operation);
          for (const limit of ['depth', 'fields', 'values', 'aliases', 'authMutations'] as const) {
            if (cost[limit] > OPERATION_LIMITS[limit])
              throw limitError(limit, OPERATION_LIMITS[limit]);
          }
        },
      };
    },
  };
}

type Cost = Record<keyof typeof OPERATION_LIMITS, number>;
type Type = GraphQLNamedType | null | undefined;

/** The numbers that are compared with `OPERATION_LIMITS`. */
export function costOf(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
  { selectionSet, operation }: OperationDefinitionNode,
): Cost {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions) {
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition);
  }
  return measure(selectionSet, schema.getRootType(operation), fragments, schema);
}

/**
 * Measures each fragment once, so that nested fragments cannot make the measurement itself
 * expensive.
 */
function measure(
  root: SelectionSetNode,
  rootType: Type,
  fragments: Map<string, FragmentDefinitionNode>,
  schema: GraphQLSchema,
): Cost {
  /** By fragment name and size of the page in which it is spread. */
  const costs = new Map<string, Cost>();

  /** @param page number of entries of the lists in this selection, if it belongs to a page */
  function selectionSetCost(set: SelectionSetNode, type: Type, page?: number): Cost {
    const total: Cost = { ...NO_COST };
    for (const selection of set.selections) {
      const cost = selectionCost(selection, type, page);
      total.depth = Math.max(total.depth, cost.depth);
      for (const sum of ['fields', 'values', 'aliases', 'authMutations'] as const)
        total[sum] += cost[sum];
    }
    return total;
  }

  function selectionCost(selection: SelectionNode, type: Type, page?: number): Cost {
    if (selection.kind === 'FragmentSpread') return fragmentCost(selection.name.value, page);
    if (selection.kind === 'InlineFragment') {
      return selectionSetCost(
        selection.selectionSet,
        selection.typeCondition ? schema.getType(selection.typeCondition.name.value) : type,
        page,
      );
    }
    const name = selection.name.value;
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
    const fieldType = field?.type;
    const inner = selection.selectionSet
      ? selectionSetCost(
          selection.selectionSet,
          fieldType && getNamedType(fieldType),
          pageSizeOf(selection, field),
        )
      : NO_COST;
    const isIntrospection = INTROSPECTION.has(name);
    const entries =
      fieldType && isListType(getNullableType(fieldType)) ? (page ?? ASSUMED_LIST_LENGTH) : 1;
    const makesCall = FIELDS_WITH_CALLS.has(`${type?.name}.${name}`);
    return {
      depth: isIntrospection ? 1 : inner.depth + 1,
      fields: inner.fields + 1,
      values: isIntrospection ? 1 : entries * (inner.values + 1) + (makesCall ? PRICE_OF_CALL : 0),
      aliases: inner.aliases + (selection.alias ? 1 : 0),
      authMutations: inner.authMutations + (AUTH_MUTATIONS.has(name) ? 1 : 0),
    };
  }

  function fragmentCost(name: string, page?: number): Cost {
    const key = `${name} ${page}`;
    const cachedCost = costs.get(key);
    if (cachedCost) return cachedCost;
    const fragment = fragments.get(name);
    const cost = fragment
      ? selectionSetCost(
          fragment.selectionSet,
          schema.getType(fragment.typeCondition.name.value),
          page,
        )
      : NO_COST;
    costs.set(key, cost);
    return cost;
  }

  return selectionSetCost(root, rootType);
}

/**
 * The page size of a field with an argument `first`. The resolver rejects values above the maximum.
 */
function pageSizeOf(
  selection: FieldNode,
  field: GraphQLField<unknown, unknown> | undefined,
): number | undefined {
  const definition = field?.args.find(({ name }) => name === 'first');
  if (!definition) return undefined;
  const value = selection.arguments?.find(({ name }) => name.value === 'first')?.value;
  if (!value || value.kind === 'NullValue') return Number(definition.defaultValue ?? MAX_PAGE_SIZE);
  return value.kind === 'IntValue'
    ? Math.min(Math.max(Number(value.value), 1), MAX_PAGE_SIZE)
    : MAX_PAGE_SIZE;
}
