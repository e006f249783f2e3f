import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RegisterForExamCampaignDocument } from '../../web/src/features/campaigns/exam-campaign/generated/register-for-exam-campaign.form.ts';
import { ExamsRouteDocument } from '../../web/src/features/exams/list/generated/exams.route.ts';
import { anExamCampaign, inMinutes, openCampaign } from './exam-campaign-kit.tsx';
import { type Mock, type MockResult, refusal } from './render.tsx';

const campaign = anExamCampaign({ isRegistered: false, startDate: inMinutes(60) });
const formValues = {
  name: 'Nusrat Jahan',
  className: 'HSC',
  institution: 'Azizul Haque College',
  district: 'Bogura',
  mobile: '01712345678',
};

function aRegistration(
  result: MockResult,
  {
    basicInfo = formValues,
    showInMeritList = true,
  }: { basicInfo?: object; showInMeritList?: boolean } = {},
) {
  const variables = { input: { campaignId: 'x1', basicInfo, showInMeritList } };
  return { request: { query: RegisterForExamCampaignDocument, variables }, result } satisfies Mock;
}

const registeredExam = {
  __typename: 'RegisteredExam',
  campaignId: 'x1',
  title: 'Open model test',
  examId: 'e1',
  examKind: 'MULTI_SUBJECT',
  examTitle: 'C unit 2021',
  timeLimitMinutes: 60,
  startDate: inMinutes(60),
  endDate: inMinutes(600),
};

const payload = {
  __typename: 'RegisterForExamCampaignPayload',
  campaign: { __typename: 'ExamCampaign', id: 'x1', isRegistered: true, registeredCount: 42 },
  student: { __typename: 'Student', id: 's1', campaignExams: [registeredExam] },
};
const registered = { data: { registerForExamCampaign: payload } };

const submit = () => screen.findByRole('button', { name: 'Register' });

it('registers with the data of the profile, and shows the waiting room without another request', async () => {
  const { user } = openCampaign({ campaign, mocks: [aRegistration(registered)] });
  await user.click(await submit());
  expect(await screen.findByText('The exam opens in')).toBeTruthy();
  expect(screen.getByText('42 students')).toBeTruthy();
  expect(document.activeElement?.textContent, 'the focus was in the form').toBe(
    'You are registered',
  );
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
});

it('offers the number that one signed up with as it is typed, without the country before it', async () => {
  openCampaign({ campaign, contactMobile: '8801712345678' });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Mobile' });
  expect(field.value).toBe('01712345678');
});

it('updates the list of exams without requesting it', async () => {
  const { user, client } = openCampaign({ campaign, mocks: [aRegistration(registered)] });
  const student = { __typename: 'Student', id: 's1', campaignExams: [] };
  const viewer = { __typename: 'Viewer', id: 'u1', results: [], student };
  client.cache.writeQuery({
    query: ExamsRouteDocument,
    data: { viewer: { takeable: null, later: null, ...viewer }, openAttempts: [] } as never,
  });
  await user.click(await submit());
  await screen.findByText('The exam opens in');
  expect(
    client.cache.readQuery({ query: ExamsRouteDocument })?.viewer?.student?.campaignExams,
  ).toMatchObject([{ examTitle: 'C unit 2021' }]);
});

it('is registered although the list of exams cannot be read again', async () => {
  const payload = {
    ...registered.data.registerForExamCampaign,
    student: { __typename: 'Student', id: 's1', campaignExams: null },
  };
  const { user, client } = openCampaign({
    campaign,
    mocks: [
      aRegistration({
        data: { registerForExamCampaign: payload },
        ...refusal('UPSTREAM_UNAVAILABLE', 'Try again.'),
      }),
    ],
  });
  await user.click(await submit());
  expect(await screen.findByText('The exam opens in')).toBeTruthy();
  // The list of exams reads it, instead of showing that there is none.
  const cached = client.cache.extract();
  expect(cached).toHaveProperty(['Student:s1', 'id'], 's1');
  expect(cached).not.toHaveProperty(['Student:s1', 'campaignExams']);
});

it('sends a mobile number with Bengali digits in the format of the server, and hides the name on request', async () => {
  const basicInfo = { ...formValues, className: null, mobile: '01898765432' };
  const { user } = openCampaign({
    campaign,
    mocks: [aRegistration(registered, { basicInfo, showInMeritList: false })],
  });
  const mobile = await screen.findByLabelText('Mobile');
  await user.clear(mobile);
  await user.type(mobile, '+৮৮০ ১৮৯৮-৭৬৫৪৩২');
  await user.clear(screen.getByLabelText('Class'));
  await user.click(screen.getByRole('checkbox', { name: 'Show my name on the merit list' }));
  await user.click(await submit());
  expect(await screen.findByText('The exam opens in')).toBeTruthy();
});

it('shows field errors, and sends nothing', async () => {
  const { user } = openCampaign({ campaign });
  await user.clear(await screen.findByLabelText('Name'));
  await user.clear(screen.getByLabelText('Mobile'));
  await user.type(screen.getByLabelText('Mobile'), '12345');
  await user.click(await submit());
  expect(await screen.findByText('Please write your name.')).toBeTruthy();
  expect(screen.getByText('A mobile number has 11 digits and starts with 01.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

it('replaces an earlier registration with a second one', async () => {
  const conflict = refusal('CONFLICT', 'You are already registered for this campaign.');
  const { user } = openCampaign({
    campaign,
    later: { ...campaign, isRegistered: true },
    mocks: [aRegistration(conflict)],
  });
  await user.click(await submit());
  expect(await screen.findByText('The exam opens in')).toBeTruthy();
  expect(screen.queryByText('You are already registered for this campaign.')).toBeNull();
});

it.each([
  ['the campaign', { campaign: null }],
  ['the exams of the student', { student: { ...payload.student, campaignExams: null } }],
])('is registered although %s cannot be read again', async (_, missing) => {
  const { user } = openCampaign({
    campaign,
    later: { ...campaign, isRegistered: true },
    mocks: [
      aRegistration({
        data: { registerForExamCampaign: { ...payload, ...missing } },
        ...refusal('UPSTREAM_UNAVAILABLE', 'Try again.'),
      }),
    ],
  });
  await user.click(await submit());
  expect(await screen.findByText('The exam opens in')).toBeTruthy();
  expect(screen.queryByText('Try again.')).toBeNull();
});

it('shows until when registration is open, and how many places are left', async () => {
  openCampaign({
    campaign: { ...campaign, registrationClosesAt: inMinutes(30), registrationLimit: 50 },
  });
  expect(await submit()).toBeTruthy();
  const time = screen.getByText('Registration deadline').nextElementSibling?.querySelector('time');
  expect(time?.dateTime).toBe(inMinutes(30));
  expect(screen.getByText('9 of 50 left')).toBeTruthy();
});

it.each([
  ['its time', { registrationClosesAt: inMinutes(-1) }, 'Registration has closed.'],
  ['the last place', { registrationLimit: 41 }, 'Registration has closed: all places are taken.'],
])(
  'offers no form after %s, and links registered students to the login',
  async (_, limits, line) => {
    const { unmount } = openCampaign({ campaign: { ...campaign, ...limits } });
    expect(await screen.findByText(line)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
    unmount();
    openCampaign({ campaign: { ...campaign, ...limits }, isVisitor: true });
    expect(await screen.findByText(line)).toBeTruthy();
    expect(screen.getByText('If you are registered, log in to take part.')).toBeTruthy();
  },
);

it('offers no places after the deadline', async () => {
  openCampaign({
    campaign: { ...campaign, registrationClosesAt: inMinutes(-1), registrationLimit: 50 },
  });
  expect(await screen.findByText('Registration has closed.')).toBeTruthy();
  expect(screen.queryByText('9 of 50 left')).toBeNull();
});

it('changes nothing for registered students when registration closes', async () => {
  openCampaign({
    campaign: {
      ...campaign,
      isRegistered: true,
      registrationClosesAt: inMinutes(-1),
      registrationLimit: 1,
    },
  });
  expect(await screen.findByText('The exam opens in')).toBeTruthy();
  expect(screen.queryByText(/^Registration has closed/)).toBeNull();
});

it('shows that the last place was taken meanwhile', async () => {
  const limited = { ...campaign, registrationLimit: 42 };
  const full = refusal('EXAM_CLOSED', 'All places in this campaign are taken.', {
    reason: 'REGISTRATION_FULL',
  });
  const { user } = openCampaign({
    campaign: limited,
    later: { ...limited, registeredCount: 42 },
    mocks: [aRegistration(full)],
  });
  await user.click(await submit());
  expect(await screen.findByText('All places in this campaign are taken.')).toBeTruthy();
  expect(await screen.findByText('Registration has closed: all places are taken.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
});

it('toasts the message of the server when it rejects the registration', async () => {
  const { user } = openCampaign({
    campaign,
    mocks: [aRegistration(refusal('EXAM_CLOSED', 'The campaign is over.'))],
  });
  await user.click(await submit());
  expect(await screen.findByText('The campaign is over.')).toBeTruthy();
  expect(await submit()).toBeTruthy();
});

it('shows candidates that they are on the list, and others why they cannot register', async () => {
  openCampaign({ campaign: { ...campaign, followsRoster: true, isOnRoster: true } });
  expect(await screen.findByText('You are on the organiser’s list of candidates.')).toBeTruthy();
  expect(screen.getByText('Only candidates on the organiser’s list')).toBeTruthy();
  expect(await submit()).toBeTruthy();
});

it.each([false, null])(
  'shows no form to a student who is not on the list (%s)',
  async (isOnRoster) => {
    openCampaign({ campaign: { ...campaign, followsRoster: true, isOnRoster } });
    expect(
      await screen.findByText(/your account is not on it\. If the list has another/),
    ).toBeTruthy();
    expect(
      screen.getByRole('link', { name: 'Add an address to the account' }).getAttribute('href'),
    ).toBe('/profile/security');
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  },
);

it('asks a visitor to log in to see whether they are on the list', async () => {
  openCampaign({ campaign: { ...campaign, followsRoster: true }, isVisitor: true });
  expect(await screen.findByText(/Log in to see whether you are on it/)).toBeTruthy();
});

it('shows that the student was taken off the list meanwhile', async () => {
  const listed = { ...campaign, followsRoster: true, isOnRoster: true };
  const refused = refusal('FORBIDDEN', 'Only candidates can register.', {
    reason: 'NOT_ON_ROSTER',
  });
  const { user } = openCampaign({
    campaign: listed,
    later: { ...listed, isOnRoster: false },
    mocks: [aRegistration(refused)],
  });
  await user.click(await submit());
  expect(await screen.findByRole('link', { name: 'Add an address to the account' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
});
