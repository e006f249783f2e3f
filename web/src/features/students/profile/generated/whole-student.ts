/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A student's gender, as on the profile. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE'
  /** Other. */
  | 'OTHER';

export type WholeStudent_StudentFragment = { readonly id: string, readonly name: string | null, readonly certificateName: string | null, readonly contactEmail: string | null, readonly contactMobile: string | null, readonly dateOfBirth: string | null, readonly gender: Gender | null, readonly profilePhotoUrl: string | null, readonly version: number | null, readonly address: { readonly street: string | null, readonly city: string | null, readonly district: string | null, readonly division: string | null }, readonly educationalBackground: { readonly lastLevel: string | null, readonly lastInstitution: string | null, readonly gradesGpa: string | null, readonly currentStatus: string | null } };

export const WholeStudent_StudentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WholeStudent_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"certificateName"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactMobile"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"profilePhotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"division"}}]}},{"kind":"Field","name":{"kind":"Name","value":"educationalBackground"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastLevel"}},{"kind":"Field","name":{"kind":"Name","value":"lastInstitution"}},{"kind":"Field","name":{"kind":"Name","value":"gradesGpa"}},{"kind":"Field","name":{"kind":"Name","value":"currentStatus"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<WholeStudent_StudentFragment, unknown>;