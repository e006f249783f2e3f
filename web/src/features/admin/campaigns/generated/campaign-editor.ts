/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Revision_ContentFragment } from '../../conflicts/generated/editable-content.ts';
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new campaign. */
export type CreateCampaignInput = {
  /** A description, at most 4000 characters. */
  readonly description?: string | null | undefined;
  /** When it ends, after it begins. */
  readonly endDate?: string | null | undefined;
  /** Address of its picture: `/media/…` or https, at most 500 characters. */
  readonly imageUrl?: string | null | undefined;
  /** When it begins. */
  readonly startDate?: string | null | undefined;
  /** Its title, 1 to 200 characters. */
  readonly title: string;
};

/** A new exam campaign. */
export type CreateExamCampaignInput = {
  /** A description, at most 4000 characters. */
  readonly description?: string | null | undefined;
  /** When it ends, after it begins. */
  readonly endDate: string;
  /** The id of its exam. */
  readonly examId: string;
  /** The kind of exam. */
  readonly examKind: ExamKind;
  /** Address of its picture: `/media/…` or https, at most 500 characters. */
  readonly imageUrl?: string | null | undefined;
  /** When it begins. */
  readonly startDate: string;
  /** Its title, 1 to 200 characters. */
  readonly title: string;
};

/** The campaign to delete. */
export type DeleteCampaignInput = {
  /** Deletes it although students are registered for it: their registrations go too. */
  readonly force?: boolean | null | undefined;
  /** The campaign's id. */
  readonly id: string;
};

/** The exam campaign to delete. */
export type DeleteExamCampaignInput = {
  /** Deletes it although students are registered for it: their registrations go too. */
  readonly force?: boolean | null | undefined;
  /** The campaign's id. */
  readonly id: string;
};

/** The kind of exam. */
export type ExamKind =
  /** A paper of several subjects. */
  | 'MULTI_SUBJECT'
  /** A single exam. */
  | 'SINGLE';

/** The type of an exam, which decides how it is answered. */
export type ExamType =
  /** By choosing options. */
  | 'MCQ'
  /** In writing, submitted as PDF. */
  | 'WRITTEN';

/** Changes of a campaign: omitted fields stay unchanged, null clears a field. */
export type UpdateCampaignInput = {
  /** A description, at most 4000 characters. */
  readonly description?: string | null | undefined;
  /** When it ends, after it begins. */
  readonly endDate?: string | null | undefined;
  /** The campaign's id. */
  readonly id: string;
  /** Address of its picture: `/media/…` or https, at most 500 characters. */
  readonly imageUrl?: string | null | undefined;
  /** Its revision when it was opened, from `editableCampaign`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  readonly revision?: string | null | undefined;
  /** When it begins. */
  readonly startDate?: string | null | undefined;
  /** Its title, 1 to 200 characters. */
  readonly title?: string | null | undefined;
};

/** Changes of an exam campaign: omitted fields stay unchanged, null clears a field. */
export type UpdateExamCampaignInput = {
  /** A description, at most 4000 characters. */
  readonly description?: string | null | undefined;
  /** When it ends, after it begins. */
  readonly endDate?: string | null | undefined;
  /** The id of its exam: another one only while nobody has registered. */
  readonly examId?: string | null | undefined;
  /** The kind of exam. */
  readonly examKind?: ExamKind | null | undefined;
  /** The campaign's id. */
  readonly id: string;
  /** Address of its picture: `/media/…` or https, at most 500 characters. */
  readonly imageUrl?: string | null | undefined;
  /** Needed for another time or exam once the merit list is published, and before that for a time that leaves out attempts which were begun in the contest: why it changes, 1 to 500 characters. Everybody can read it. */
  readonly publishedReason?: string | null | undefined;
  /** Its revision when it was opened, from `editableExamCampaign`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  readonly revision?: string | null | undefined;
  /** When it begins. */
  readonly startDate?: string | null | undefined;
  /** Its title, 1 to 200 characters. */
  readonly title?: string | null | undefined;
};

/** When registration for an exam campaign closes: omitted fields stay unchanged, null clears a field. Registered students stay registered. */
export type UpdateExamCampaignRegistrationInput = {
  /** The campaign's id. */
  readonly id: string;
  /** The end of registration. */
  readonly registrationClosesAt?: string | null | undefined;
  /** The maximum number of registrations, 1 to 1,000,000. If more students are registered already, nobody else can register. */
  readonly registrationLimit?: number | null | undefined;
  /** Its revision when it was opened, from `editableExamCampaign`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  readonly revision?: string | null | undefined;
};

export type EditedCampaign_CampaignFragment = { readonly id: string, readonly title: string, readonly description: string | null, readonly startDate: string | null, readonly endDate: string | null, readonly imageUrl: string | null, readonly registeredCount: number };

export type EditedExamCampaign_CampaignFragment = { readonly id: string, readonly title: string, readonly description: string | null, readonly startDate: string | null, readonly endDate: string | null, readonly imageUrl: string | null, readonly examKind: ExamKind | null, readonly followsRoster: boolean, readonly registeredCount: number, readonly registrationClosesAt: string | null, readonly registrationLimit: number | null };

export type AdminCampaignsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCampaignsQuery = { readonly viewer: { readonly id: string } | null, readonly campaigns: ReadonlyArray<EditedCampaign_CampaignFragment> | null, readonly examCampaigns: ReadonlyArray<EditedExamCampaign_CampaignFragment> | null };

export type EditCampaignQueryVariables = Exact<{
  id: string;
}>;


export type EditCampaignQuery = { readonly editableCampaign: (
    { readonly campaign: EditedCampaign_CampaignFragment | null }
    & Revision_ContentFragment
  ) | null };

export type EditExamCampaignQueryVariables = Exact<{
  id: string;
}>;


export type EditExamCampaignQuery = { readonly editableExamCampaign: (
    { readonly examCampaign: (
      { readonly exam:
        | { readonly id: string, readonly title: string }
        | { readonly id: string, readonly title: string }
       | null }
      & EditedExamCampaign_CampaignFragment
    ) | null }
    & Revision_ContentFragment
  ) | null };

export type RegistrationLimitsQueryVariables = Exact<{
  id: string;
}>;


export type RegistrationLimitsQuery = { readonly editableExamCampaign: (
    { readonly examCampaign: EditedExamCampaign_CampaignFragment | null }
    & Revision_ContentFragment
  ) | null };

export type ExamChoicesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ExamChoicesQuery = { readonly viewer: { readonly id: string } | null, readonly exams: { readonly endCursor: string | null, readonly nodes: ReadonlyArray<{ readonly id: string, readonly title: string, readonly type: ExamType, readonly chapter: { readonly id: string, readonly title: string, readonly subject: { readonly id: string, readonly name: string, readonly course: { readonly id: string, readonly title: string } | null } | null } | null }> } | null };

export type PaperChoicesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type PaperChoicesQuery = { readonly viewer: { readonly id: string } | null, readonly multiSubjectExams: { readonly endCursor: string | null, readonly nodes: ReadonlyArray<{ readonly id: string, readonly title: string, readonly year: { readonly id: string, readonly unit: { readonly id: string, readonly name: string, readonly course: { readonly id: string, readonly name: string } | null } | null } | null }> } | null };

export type CreateCampaignMutationVariables = Exact<{
  input: CreateCampaignInput;
}>;


export type CreateCampaignMutation = { readonly createCampaign: { readonly campaign: EditedCampaign_CampaignFragment } };

export type UpdateCampaignMutationVariables = Exact<{
  input: UpdateCampaignInput;
}>;


export type UpdateCampaignMutation = { readonly updateCampaign: { readonly campaign: EditedCampaign_CampaignFragment } };

export type DeleteCampaignMutationVariables = Exact<{
  input: DeleteCampaignInput;
}>;


export type DeleteCampaignMutation = { readonly deleteCampaign: { readonly deletedId: string } };

export type CreateExamCampaignMutationVariables = Exact<{
  input: CreateExamCampaignInput;
}>;


export type CreateExamCampaignMutation = { readonly createExamCampaign: { readonly campaign: EditedExamCampaign_CampaignFragment } };

export type UpdateExamCampaignMutationVariables = Exact<{
  input: UpdateExamCampaignInput;
}>;


export type UpdateExamCampaignMutation = { readonly updateExamCampaign: { readonly campaign: EditedExamCampaign_CampaignFragment } };

export type UpdateExamCampaignRegistrationMutationVariables = Exact<{
  input: UpdateExamCampaignRegistrationInput;
}>;


export type UpdateExamCampaignRegistrationMutation = { readonly updateExamCampaignRegistration: { readonly campaign: EditedExamCampaign_CampaignFragment } };

export type DeleteExamCampaignMutationVariables = Exact<{
  input: DeleteExamCampaignInput;
}>;


export type DeleteExamCampaignMutation = { readonly deleteExamCampaign: { readonly deletedId: string } };

export const EditedCampaign_CampaignFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedCampaign_campaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCount"}}]}}]} as unknown as DocumentNode<EditedCampaign_CampaignFragment, unknown>;
export const EditedExamCampaign_CampaignFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedExamCampaign_campaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamCampaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"examKind"}},{"kind":"Field","name":{"kind":"Name","value":"followsRoster"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCount"}},{"kind":"Field","name":{"kind":"Name","value":"registrationClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"registrationLimit"}}]}}]} as unknown as DocumentNode<EditedExamCampaign_CampaignFragment, unknown>;
export const AdminCampaignsDocument = {"__meta__":{"hash":"57496d407d00804092919769001991445e545ab87bd33a003bf55b1e249a32e3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCampaigns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedCampaign_campaign"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examCampaigns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedExamCampaign_campaign"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedCampaign_campaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedExamCampaign_campaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamCampaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"examKind"}},{"kind":"Field","name":{"kind":"Name","value":"followsRoster"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCount"}},{"kind":"Field","name":{"kind":"Name","value":"registrationClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"registrationLimit"}}]}}]} as unknown as DocumentNode<AdminCampaignsQuery, AdminCampaignsQueryVariables>;
export const EditCampaignDocument = {"__meta__":{"hash":"ac0f94358c0c9f8d76c9864fc6d38c19176b50dbdc39c3d40c0572870399c135"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Revision_content"}},{"kind":"Field","name":{"kind":"Name","value":"campaign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedCampaign_campaign"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Revision_content"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedCampaign_campaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCount"}}]}}]} as unknown as DocumentNode<EditCampaignQuery, EditCampaignQueryVariables>;
export const EditExamCampaignDocument = {"__meta__":{"hash":"7e870669f197f93a124166176428ce32391eb470780f7aa814b79c6bfa9f2a73"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditExamCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableExamCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Revision_content"}},{"kind":"Field","name":{"kind":"Name","value":"examCampaign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedExamCampaign_campaign"}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MultiSubjectExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Revision_content"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedExamCampaign_campaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamCampaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"examKind"}},{"kind":"Field","name":{"kind":"Name","value":"followsRoster"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCount"}},{"kind":"Field","name":{"kind":"Name","value":"registrationClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"registrationLimit"}}]}}]} as unknown as DocumentNode<EditExamCampaignQuery, EditExamCampaignQueryVariables>;
export const RegistrationLimitsDocument = {"__meta__":{"hash":"0497b7e8c016075b15bb7809084256278a0650db4e2c7e02fc3acccf89ede1d1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RegistrationLimits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableExamCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Revision_content"}},{"kind":"Field","name":{"kind":"Name","value":"examCampaign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedExamCampaign_campaign"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Revision_content"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedExamCampaign_campaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamCampaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"examKind"}},{"kind":"Field","name":{"kind":"Name","value":"followsRoster"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCount"}},{"kind":"Field","name":{"kind":"Name","value":"registrationClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"registrationLimit"}}]}}]} as unknown as DocumentNode<RegistrationLimitsQuery, RegistrationLimitsQueryVariables>;
export const ExamChoicesDocument = {"__meta__":{"hash":"48d18491c92a1b56e40b26325f113803f50e0efd8bf67aa2f2796f001970e14a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"chapter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<ExamChoicesQuery, ExamChoicesQueryVariables>;
export const PaperChoicesDocument = {"__meta__":{"hash":"69c04640c3f0ef490f478bd540266e0f71f5a5a8afbef2d7ebaed847dc932a28"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaperChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"multiSubjectExams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"year"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<PaperChoicesQuery, PaperChoicesQueryVariables>;
export const CreateCampaignDocument = {"__meta__":{"hash":"9db25a26156a8107d9a3dd8fc0e851af31b941b4a72c71ac9fbc4e0df74cb18a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCampaignInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedCampaign_campaign"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedCampaign_campaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCount"}}]}}]} as unknown as DocumentNode<CreateCampaignMutation, CreateCampaignMutationVariables>;
export const UpdateCampaignDocument = {"__meta__":{"hash":"c8139cfc683d355335b90a41bcd21eeb9b82f0b9741ed14381ea324007a45bc4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCampaignInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedCampaign_campaign"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedCampaign_campaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCount"}}]}}]} as unknown as DocumentNode<UpdateCampaignMutation, UpdateCampaignMutationVariables>;
export const DeleteCampaignDocument = {"__meta__":{"hash":"d5c910caaaefbb297fa8be5a659544e54fe4a227356a87b11c4cdae8d985d375"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteCampaignInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeleteCampaignMutation, DeleteCampaignMutationVariables>;
export const CreateExamCampaignDocument = {"__meta__":{"hash":"43f91181b61a9926cc22f8f227bfab4d6b27932e37028b5eb524f65866a8f45d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateExamCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateExamCampaignInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createExamCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedExamCampaign_campaign"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedExamCampaign_campaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamCampaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"examKind"}},{"kind":"Field","name":{"kind":"Name","value":"followsRoster"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCount"}},{"kind":"Field","name":{"kind":"Name","value":"registrationClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"registrationLimit"}}]}}]} as unknown as DocumentNode<CreateExamCampaignMutation, CreateExamCampaignMutationVariables>;
export const UpdateExamCampaignDocument = {"__meta__":{"hash":"e081ff59d3398bf2d17c4cf7e229672f4745bd4a84e3a888d8f1d3e1de30b54e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateExamCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateExamCampaignInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateExamCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedExamCampaign_campaign"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedExamCampaign_campaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamCampaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"examKind"}},{"kind":"Field","name":{"kind":"Name","value":"followsRoster"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCount"}},{"kind":"Field","name":{"kind":"Name","value":"registrationClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"registrationLimit"}}]}}]} as unknown as DocumentNode<UpdateExamCampaignMutation, UpdateExamCampaignMutationVariables>;
export const UpdateExamCampaignRegistrationDocument = {"__meta__":{"hash":"b9fa7638038501989ddc677b4eae416aef6181ec880a61164f47d5c48b93c3b5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateExamCampaignRegistration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateExamCampaignRegistrationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateExamCampaignRegistration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedExamCampaign_campaign"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedExamCampaign_campaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamCampaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"examKind"}},{"kind":"Field","name":{"kind":"Name","value":"followsRoster"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCount"}},{"kind":"Field","name":{"kind":"Name","value":"registrationClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"registrationLimit"}}]}}]} as unknown as DocumentNode<UpdateExamCampaignRegistrationMutation, UpdateExamCampaignRegistrationMutationVariables>;
export const DeleteExamCampaignDocument = {"__meta__":{"hash":"71fc4a0abe716c9d0d3d75063f9381864aa63a3a58992da947bd7830ce34c3bb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteExamCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteExamCampaignInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteExamCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeleteExamCampaignMutation, DeleteExamCampaignMutationVariables>;
export const useAdminCampaignsQuery = (options?: QueryOptions<AdminCampaignsQuery, AdminCampaignsQueryVariables>) => useQuery<AdminCampaignsQuery, AdminCampaignsQueryVariables>(AdminCampaignsDocument, options);
export const useEditCampaignQuery = (options: QueryOptions<EditCampaignQuery, EditCampaignQueryVariables> & ({ variables: EditCampaignQueryVariables } | { skip: true })) => useQuery<EditCampaignQuery, EditCampaignQueryVariables>(EditCampaignDocument, options);
export const useEditExamCampaignQuery = (options: QueryOptions<EditExamCampaignQuery, EditExamCampaignQueryVariables> & ({ variables: EditExamCampaignQueryVariables } | { skip: true })) => useQuery<EditExamCampaignQuery, EditExamCampaignQueryVariables>(EditExamCampaignDocument, options);
export const useRegistrationLimitsQuery = (options: QueryOptions<RegistrationLimitsQuery, RegistrationLimitsQueryVariables> & ({ variables: RegistrationLimitsQueryVariables } | { skip: true })) => useQuery<RegistrationLimitsQuery, RegistrationLimitsQueryVariables>(RegistrationLimitsDocument, options);
export const useExamChoicesQuery = (options?: QueryOptions<ExamChoicesQuery, ExamChoicesQueryVariables>) => useQuery<ExamChoicesQuery, ExamChoicesQueryVariables>(ExamChoicesDocument, options);
export const usePaperChoicesQuery = (options?: QueryOptions<PaperChoicesQuery, PaperChoicesQueryVariables>) => useQuery<PaperChoicesQuery, PaperChoicesQueryVariables>(PaperChoicesDocument, options);
export const useCreateCampaignMutation = (options?: useMutation.Options<CreateCampaignMutation, CreateCampaignMutationVariables>) => useMutation<CreateCampaignMutation, CreateCampaignMutationVariables>(CreateCampaignDocument, options);
export const useUpdateCampaignMutation = (options?: useMutation.Options<UpdateCampaignMutation, UpdateCampaignMutationVariables>) => useMutation<UpdateCampaignMutation, UpdateCampaignMutationVariables>(UpdateCampaignDocument, options);
export const useDeleteCampaignMutation = (options?: useMutation.Options<DeleteCampaignMutation, DeleteCampaignMutationVariables>) => useMutation<DeleteCampaignMutation, DeleteCampaignMutationVariables>(DeleteCampaignDocument, options);
export const useCreateExamCampaignMutation = (options?: useMutation.Options<CreateExamCampaignMutation, CreateExamCampaignMutationVariables>) => useMutation<CreateExamCampaignMutation, CreateExamCampaignMutationVariables>(CreateExamCampaignDocument, options);
export const useUpdateExamCampaignMutation = (options?: useMutation.Options<UpdateExamCampaignMutation, UpdateExamCampaignMutationVariables>) => useMutation<UpdateExamCampaignMutation, UpdateExamCampaignMutationVariables>(UpdateExamCampaignDocument, options);
export const useUpdateExamCampaignRegistrationMutation = (options?: useMutation.Options<UpdateExamCampaignRegistrationMutation, UpdateExamCampaignRegistrationMutationVariables>) => useMutation<UpdateExamCampaignRegistrationMutation, UpdateExamCampaignRegistrationMutationVariables>(UpdateExamCampaignRegistrationDocument, options);
export const useDeleteExamCampaignMutation = (options?: useMutation.Options<DeleteExamCampaignMutation, DeleteExamCampaignMutationVariables>) => useMutation<DeleteExamCampaignMutation, DeleteExamCampaignMutationVariables>(DeleteExamCampaignDocument, options);