/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The number of markers of an exam's answers. */
export type SetSecondMarkingInput = {
  /** The exam's id. */
  readonly examId: string;
  /** Whether two people mark it. */
  readonly isOn: boolean;
  /** The number of marks by which two markers may differ, 0 to 99,999. Left out, it stays as it is, or is what the host proposes. */
  readonly tolerance?: number | null | undefined;
};

export type ExamSecondMarkingQueryVariables = Exact<{
  examId: string;
}>;


export type ExamSecondMarkingQuery = { readonly secondMarking: { readonly isOn: boolean, readonly tolerance: number } | null };

export type SetSecondMarkingMutationVariables = Exact<{
  input: SetSecondMarkingInput;
}>;


export type SetSecondMarkingMutation = { readonly setSecondMarking: { readonly secondMarking: { readonly isOn: boolean, readonly tolerance: number } } };


export const ExamSecondMarkingDocument = {"__meta__":{"hash":"1001524f94c73d68e7c492f9fe0431c7b10bbac9c056830c0fc8657257215bf9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamSecondMarking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondMarking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}}]}}]} as unknown as DocumentNode<ExamSecondMarkingQuery, ExamSecondMarkingQueryVariables>;
export const SetSecondMarkingDocument = {"__meta__":{"hash":"d458d3aff486aedfb22c2e986aa464cc353f700b939c6272a10941f1fb70831d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSecondMarking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetSecondMarkingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSecondMarking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondMarking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}}]}}]}}]} as unknown as DocumentNode<SetSecondMarkingMutation, SetSecondMarkingMutationVariables>;
export const useExamSecondMarkingQuery = (options: QueryOptions<ExamSecondMarkingQuery, ExamSecondMarkingQueryVariables> & ({ variables: ExamSecondMarkingQueryVariables } | { skip: true })) => useQuery<ExamSecondMarkingQuery, ExamSecondMarkingQueryVariables>(ExamSecondMarkingDocument, options);
export const useSetSecondMarkingMutation = (options?: useMutation.Options<SetSecondMarkingMutation, SetSecondMarkingMutationVariables>) => useMutation<SetSecondMarkingMutation, SetSecondMarkingMutationVariables>(SetSecondMarkingDocument, options);