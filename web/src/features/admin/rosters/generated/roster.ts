/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The next rows of an import. The same rows can be sent again. */
export type AddRosterRowsInput = {
  /** The campaign's id. */
  readonly campaignId: string;
  /** The import's id. */
  readonly importId: string;
  /** 1 to 1,000 rows; an import has at most 200,000. */
  readonly rows: ReadonlyArray<RosterRowInput>;
};

/** The import to apply. */
export type ApplyRosterImportInput = {
  /** The campaign's id. */
  readonly campaignId: string;
  /** The import's id. */
  readonly importId: string;
  /** Leaves lines with errors out. */
  readonly skipProblems?: boolean | null | undefined;
};

/** A new import. */
export type BeginRosterImportInput = {
  /** The campaign's id. */
  readonly campaignId: string;
  /** Whether the list adds to the roster or replaces it. */
  readonly mode: RosterImportMode;
};

/** The candidates to be removed from a roster. */
export type RemoveCandidatesInput = {
  /** The campaign's id. */
  readonly campaignId: string;
  /** The ids of 1 to 100 entries. */
  readonly ids: ReadonlyArray<string>;
};

/** The roster to remove. */
export type RemoveRosterInput = {
  /** The campaign's id. */
  readonly campaignId: string;
};

/** The mode of an import. */
export type RosterImportMode =
  /** It is added to the roster. Names and roll numbers of candidates who are there already are updated. */
  | 'ADD'
  /** It becomes the roster, in place of the present one. */
  | 'REPLACE';

/** The kind of problem of a line of an import. */
export type RosterProblemKind =
  /** The address is in an earlier line, too. */
  | 'DOUBLED'
  /** Neither an e-mail address nor a mobile number of Bangladesh. */
  | 'INVALID_ADDRESS'
  /** The name has more than 200 characters. */
  | 'NAME_TOO_LONG'
  /** The roll number has more than 50 characters. */
  | 'ROLL_NUMBER_TOO_LONG';

/** A row of a list of candidates. */
export type RosterRowInput = {
  /** An e-mail address or a mobile number of Bangladesh, as people write it. */
  readonly address: string;
  /** The number of its line, 1 to 1,000,000, by which problems are named. */
  readonly line: number;
  /** The name, at most 200 characters. */
  readonly name?: string | null | undefined;
  /** The roll number, at most 50 characters. */
  readonly rollNumber?: string | null | undefined;
};

export type RosterCounts_RosterFragment = { readonly isActive: boolean, readonly candidateCount: number, readonly registeredCount: number, readonly offRosterCount: number };

export type Candidate_CandidateFragment = { readonly id: string, readonly address: string, readonly name: string | null, readonly rollNumber: string | null, readonly studentId: string | null, readonly registeredAt: string | null };

export type RosterRouteQueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
  isRegistered?: boolean | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RosterRouteQuery = { readonly viewer: { readonly id: string } | null, readonly examCampaign: { readonly id: string, readonly title: string, readonly followsRoster: boolean } | null, readonly roster: RosterCounts_RosterFragment | null, readonly candidates: { readonly totalCount: number, readonly totalCountIsExact: boolean, readonly endCursor: string | null, readonly nodes: ReadonlyArray<Candidate_CandidateFragment> } | null };

export type OffRosterRegistrationsQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OffRosterRegistrationsQuery = { readonly viewer: { readonly id: string } | null, readonly examCampaignRegistrations: { readonly totalCount: number, readonly totalCountIsExact: boolean, readonly endCursor: string | null, readonly nodes: ReadonlyArray<{ readonly studentId: string, readonly name: string | null, readonly mobile: string | null, readonly institution: string | null, readonly registeredAt: string | null }> } | null };

export type RosterImportCheckQueryVariables = Exact<{
  campaignId: string;
  importId: string;
  after?: string | null | undefined;
}>;


export type RosterImportCheckQuery = { readonly viewer: { readonly id: string } | null, readonly rosterImport: { readonly candidateCount: number, readonly problemCount: number, readonly existingCount: number, readonly accountCount: number, readonly removedCount: number, readonly offRosterCount: number } | null, readonly rosterProblems: { readonly endCursor: string | null, readonly nodes: ReadonlyArray<{ readonly line: number, readonly address: string, readonly kind: RosterProblemKind, readonly firstLine: number | null }> } | null };

export type BeginRosterImportMutationVariables = Exact<{
  input: BeginRosterImportInput;
}>;


export type BeginRosterImportMutation = { readonly beginRosterImport: { readonly importId: string } };

export type AddRosterRowsMutationVariables = Exact<{
  input: AddRosterRowsInput;
}>;


export type AddRosterRowsMutation = { readonly addRosterRows: { readonly candidateCount: number } };

export type ApplyRosterImportMutationVariables = Exact<{
  input: ApplyRosterImportInput;
}>;


export type ApplyRosterImportMutation = { readonly applyRosterImport: { readonly roster: RosterCounts_RosterFragment, readonly campaign: { readonly id: string, readonly followsRoster: boolean } | null } };

export type RemoveCandidatesMutationVariables = Exact<{
  input: RemoveCandidatesInput;
}>;


export type RemoveCandidatesMutation = { readonly removeCandidates: { readonly roster: RosterCounts_RosterFragment } };

export type RemoveRosterMutationVariables = Exact<{
  input: RemoveRosterInput;
}>;


export type RemoveRosterMutation = { readonly removeRoster: { readonly roster: RosterCounts_RosterFragment, readonly campaign: { readonly id: string, readonly followsRoster: boolean } | null } };

export const RosterCounts_RosterFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RosterCounts_roster"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Roster"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"candidateCount"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCount"}},{"kind":"Field","name":{"kind":"Name","value":"offRosterCount"}}]}}]} as unknown as DocumentNode<RosterCounts_RosterFragment, unknown>;
export const Candidate_CandidateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Candidate_candidate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rollNumber"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"registeredAt"}}]}}]} as unknown as DocumentNode<Candidate_CandidateFragment, unknown>;
export const RosterRouteDocument = {"__meta__":{"hash":"ca1da5ec65e244c4a120d888b56b930275ed159c47ff1dd61acfec73213dbef2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RosterRoute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isRegistered"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"followsRoster"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roster"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"campaignId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RosterCounts_roster"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"campaignId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"isRegistered"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isRegistered"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Candidate_candidate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RosterCounts_roster"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Roster"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"candidateCount"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCount"}},{"kind":"Field","name":{"kind":"Name","value":"offRosterCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Candidate_candidate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rollNumber"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"registeredAt"}}]}}]} as unknown as DocumentNode<RosterRouteQuery, RosterRouteQueryVariables>;
export const OffRosterRegistrationsDocument = {"__meta__":{"hash":"6587a11e344654b7b347447d286c881e28bc2316b3f4145a9cd732a47fc63247"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OffRosterRegistrations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examCampaignRegistrations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"campaignId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offRoster"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"registeredAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<OffRosterRegistrationsQuery, OffRosterRegistrationsQueryVariables>;
export const RosterImportCheckDocument = {"__meta__":{"hash":"aaa05541a9c3e4ba7b2b83a03a24f8f6ec904637e3636b1f39946dad633302f5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RosterImportCheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"importId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rosterImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"campaignId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}}},{"kind":"Argument","name":{"kind":"Name","value":"importId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"importId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"existingCount"}},{"kind":"Field","name":{"kind":"Name","value":"accountCount"}},{"kind":"Field","name":{"kind":"Name","value":"removedCount"}},{"kind":"Field","name":{"kind":"Name","value":"offRosterCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rosterProblems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"campaignId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}}},{"kind":"Argument","name":{"kind":"Name","value":"importId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"importId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"firstLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<RosterImportCheckQuery, RosterImportCheckQueryVariables>;
export const BeginRosterImportDocument = {"__meta__":{"hash":"26fc7a5a103b071d5f26801e6d3d82b47f3da3f4d2c02a7042d4f813eee41f7b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginRosterImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BeginRosterImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginRosterImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}}]}}]}}]} as unknown as DocumentNode<BeginRosterImportMutation, BeginRosterImportMutationVariables>;
export const AddRosterRowsDocument = {"__meta__":{"hash":"092aa74f3232602681ccc41fe6af76c4cc7599640824d26ba990b5fe9a0ffd3a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddRosterRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddRosterRowsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addRosterRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateCount"}}]}}]}}]} as unknown as DocumentNode<AddRosterRowsMutation, AddRosterRowsMutationVariables>;
export const ApplyRosterImportDocument = {"__meta__":{"hash":"b9c122cad6154a0b27a9895aa9cb1ab2df11d28ad4e9601d0039426ac4ac679c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyRosterImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyRosterImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyRosterImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RosterCounts_roster"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campaign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"followsRoster"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RosterCounts_roster"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Roster"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"candidateCount"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCount"}},{"kind":"Field","name":{"kind":"Name","value":"offRosterCount"}}]}}]} as unknown as DocumentNode<ApplyRosterImportMutation, ApplyRosterImportMutationVariables>;
export const RemoveCandidatesDocument = {"__meta__":{"hash":"5000d1acd69e41594fce148bae026f482adda6a385ad4ac4913384c2b45ca004"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCandidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveCandidatesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCandidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RosterCounts_roster"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RosterCounts_roster"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Roster"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"candidateCount"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCount"}},{"kind":"Field","name":{"kind":"Name","value":"offRosterCount"}}]}}]} as unknown as DocumentNode<RemoveCandidatesMutation, RemoveCandidatesMutationVariables>;
export const RemoveRosterDocument = {"__meta__":{"hash":"e1d343d4fccf46775b0f8d3c3307a25b659a538d0bbe882b4ebbb030a5122806"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveRoster"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveRosterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeRoster"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RosterCounts_roster"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campaign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"followsRoster"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RosterCounts_roster"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Roster"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"candidateCount"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCount"}},{"kind":"Field","name":{"kind":"Name","value":"offRosterCount"}}]}}]} as unknown as DocumentNode<RemoveRosterMutation, RemoveRosterMutationVariables>;
export const useRosterRouteQuery = (options: QueryOptions<RosterRouteQuery, RosterRouteQueryVariables> & ({ variables: RosterRouteQueryVariables } | { skip: true })) => useQuery<RosterRouteQuery, RosterRouteQueryVariables>(RosterRouteDocument, options);
export const useOffRosterRegistrationsQuery = (options: QueryOptions<OffRosterRegistrationsQuery, OffRosterRegistrationsQueryVariables> & ({ variables: OffRosterRegistrationsQueryVariables } | { skip: true })) => useQuery<OffRosterRegistrationsQuery, OffRosterRegistrationsQueryVariables>(OffRosterRegistrationsDocument, options);
export const useRosterImportCheckQuery = (options: QueryOptions<RosterImportCheckQuery, RosterImportCheckQueryVariables> & ({ variables: RosterImportCheckQueryVariables } | { skip: true })) => useQuery<RosterImportCheckQuery, RosterImportCheckQueryVariables>(RosterImportCheckDocument, options);
export const useBeginRosterImportMutation = (options?: useMutation.Options<BeginRosterImportMutation, BeginRosterImportMutationVariables>) => useMutation<BeginRosterImportMutation, BeginRosterImportMutationVariables>(BeginRosterImportDocument, options);
export const useAddRosterRowsMutation = (options?: useMutation.Options<AddRosterRowsMutation, AddRosterRowsMutationVariables>) => useMutation<AddRosterRowsMutation, AddRosterRowsMutationVariables>(AddRosterRowsDocument, options);
export const useApplyRosterImportMutation = (options?: useMutation.Options<ApplyRosterImportMutation, ApplyRosterImportMutationVariables>) => useMutation<ApplyRosterImportMutation, ApplyRosterImportMutationVariables>(ApplyRosterImportDocument, options);
export const useRemoveCandidatesMutation = (options?: useMutation.Options<RemoveCandidatesMutation, RemoveCandidatesMutationVariables>) => useMutation<RemoveCandidatesMutation, RemoveCandidatesMutationVariables>(RemoveCandidatesDocument, options);
export const useRemoveRosterMutation = (options?: useMutation.Options<RemoveRosterMutation, RemoveRosterMutationVariables>) => useMutation<RemoveRosterMutation, RemoveRosterMutationVariables>(RemoveRosterDocument, options);