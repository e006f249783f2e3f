/** URLs of admin pages that only other admin pages link to; apart from `paths`, which students download. */
const part = encodeURIComponent;

export const adminPaths = {
  people: () => '/boss/people',
  person: (id: string) => `/boss/people/${part(id)}`,
  assignments: () => '/boss/assignments',
  assignmentSubmissions: (id: string) => `/boss/assignments/${part(id)}/submissions`,
  /** @param filter the list that the next and the previous submission belong to */
  assignmentSubmission: (id: string, submissionId: string, filter?: string) =>
    `/boss/assignments/${part(id)}/submissions/${part(submissionId)}${filter ? `?state=${part(filter)}` : ''}`,
  campaigns: () => '/boss/campaigns',
  newCampaign: () => '/boss/campaigns/new',
  editCampaign: (id: string) => `/boss/campaigns/${part(id)}`,
  campaignRegistrations: (id: string) => `/boss/campaigns/${part(id)}/registrations`,
  newExamCampaign: () => '/boss/campaigns/exams/new',
  editExamCampaign: (id: string) => `/boss/campaigns/exams/${part(id)}`,
  examCampaignRegistrations: (id: string) => `/boss/campaigns/exams/${part(id)}/registrations`,
} as const;
