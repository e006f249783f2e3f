/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An action of an admin. */
export type AuditAction =
  /** Accepted late answers. */
  | 'ACCEPT'
  /** Archived it: by hand, or because students have results in what was to be deleted. */
  | 'ARCHIVE'
  /** Blocked an account. */
  | 'BLOCK'
  /** Closed running attempts. */
  | 'CLOSE_ATTEMPTS'
  /** Corrected the answer key; the list of key corrections has the details. */
  | 'CORRECT_KEY'
  /** Created the object. */
  | 'CREATE'
  /** Deleted it. */
  | 'DELETE'
  /** Ended the enrolment of a student. */
  | 'END_ENROLLMENT'
  /** Ended a person's grant in a course. */
  | 'END_GRANT'
  /** Ended all sessions of an account. */
  | 'END_SESSIONS'
  /** Enrolled a student. */
  | 'ENROLL'
  /** Excluded attempts from their contests. */
  | 'EXCLUDE_ATTEMPTS'
  /** Gave running attempts more time. */
  | 'EXTRA_TIME'
  /** Made a person a teacher or a marker of a course. */
  | 'GIVE_GRANT'
  /** Gave students a time of their own. */
  | 'GIVE_WINDOW'
  /** Imported students. */
  | 'IMPORT'
  /** Marked a written exam. */
  | 'MARK'
  /** Moved it to another place in its course. */
  | 'MOVE'
  /** Took exclusions of attempts back. */
  | 'READMIT_ATTEMPTS'
  /** Set the final marks of a written exam that two people had marked. */
  | 'RECONCILE'
  /** Refused late answers or a challenge. */
  | 'REFUSE'
  /** Opened closed attempts again. */
  | 'REOPEN_ATTEMPTS'
  /** Restored it after it was archived. */
  | 'RESTORE'
  /** Returned the work that was submitted for an assignment. */
  | 'RETURN'
  /** Sent a code for a new password. */
  | 'SEND_CODE'
  /** Sent invitations to imported accounts. */
  | 'SEND_INVITATIONS'
  /** Sent a message to everybody who takes the exam. */
  | 'SEND_MESSAGE'
  /** Set the limits of registration. */
  | 'SET_REGISTRATION'
  /** Set what students see of their results. */
  | 'SET_RELEASE_RULE'
  /** The roster of an exam campaign was stored, changed or removed. */
  | 'SET_ROSTER'
  /** Let a blocked account sign in again. */
  | 'UNBLOCK'
  /** Changed fields of it. */
  | 'UPDATE'
  /** Took students' own time back. */
  | 'WITHDRAW_WINDOW';

/** The kind of object that an entry of the audit log is about. */
export type AuditKind =
  /** A student's result from elsewhere. */
  | 'ACADEMIC_RESULT'
  /** A unit of an academic course. */
  | 'ACADEMIC_UNIT'
  /** An account: its addresses and role. */
  | 'ACCOUNT'
  /** An admission course. */
  | 'ADMISSION_COURSE'
  /** An assignment. */
  | 'ASSIGNMENT'
  /** Work that was submitted for an assignment. */
  | 'ASSIGNMENT_SUBMISSION'
  /** A campaign. */
  | 'CAMPAIGN'
  /** A chapter. */
  | 'CHAPTER'
  /** A course of a class, or of another type. */
  | 'COURSE'
  /** An enrolment. */
  | 'ENROLLMENT'
  /** A single exam. */
  | 'EXAM'
  /** An exam campaign. */
  | 'EXAM_CAMPAIGN'
  /** An exam year of a unit. */
  | 'EXAM_YEAR'
  /** A person's grant in a course. */
  | 'GRANT'
  /** A challenged question. */
  | 'KEY_CHALLENGE'
  /** Answers that came late. */
  | 'LATE_ANSWERS'
  /** A lesson. */
  | 'LESSON'
  /** A note. */
  | 'NOTE'
  /** A multi-subject paper. */
  | 'PAPER'
  /** Questions of the question bank. */
  | 'QUESTION_BANK'
  /** A student's result in an exam. */
  | 'RESULT'
  /** A student record. */
  | 'STUDENT'
  /** A subject. */
  | 'SUBJECT'
  /** A unit of an admission course. */
  | 'UNIT';

export type AuditEntryRow_EntryFragment = { readonly id: string, readonly at: string, readonly isFinished: boolean, readonly action: AuditAction, readonly kind: AuditKind | null, readonly objectId: string | null, readonly title: string | null, readonly actor: { readonly id: string, readonly name: string | null } | null, readonly person: { readonly id: string, readonly name: string | null, readonly studentId: string | null } | null, readonly changes: ReadonlyArray<{ readonly field: string, readonly before: string | null, readonly after: string | null }> };

export type AuditLogRouteQueryVariables = Exact<{
  actor?: string | null | undefined;
  kind?: AuditKind | null | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type AuditLogRouteQuery = { readonly auditEntries: { readonly totalCount: number, readonly totalCountIsExact: boolean, readonly endCursor: string | null, readonly nodes: ReadonlyArray<AuditEntryRow_EntryFragment> } | null };

export type RecentChangesQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentChangesQuery = { readonly auditEntries: { readonly nodes: ReadonlyArray<AuditEntryRow_EntryFragment> } | null };

export const AuditEntryRow_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditEntryRow_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isFinished"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"objectId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<AuditEntryRow_EntryFragment, unknown>;
export const AuditLogRouteDocument = {"__meta__":{"hash":"faff47620b3abca538d82058600e3b6e40ea831e44b598ddf913696fb23db698"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditLogRoute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"actor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"actor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"actor"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditEntryRow_entry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditEntryRow_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isFinished"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"objectId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<AuditLogRouteQuery, AuditLogRouteQueryVariables>;
export const RecentChangesDocument = {"__meta__":{"hash":"51d9d9cc0eb32bddee836575b31f10e9357372da436bc66b1a457ce3d94d130e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditEntryRow_entry"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditEntryRow_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isFinished"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"objectId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<RecentChangesQuery, RecentChangesQueryVariables>;
export const useAuditLogRouteQuery = (options?: QueryOptions<AuditLogRouteQuery, AuditLogRouteQueryVariables>) => useQuery<AuditLogRouteQuery, AuditLogRouteQueryVariables>(AuditLogRouteDocument, options);
export const useRecentChangesQuery = (options?: QueryOptions<RecentChangesQuery, RecentChangesQueryVariables>) => useQuery<RecentChangesQuery, RecentChangesQueryVariables>(RecentChangesDocument, options);