// What a mutation returns is read again after its write. A failed read must not look like a failed
// write: the client would repeat it.
import { expect, test } from 'vitest';
import { anAdmin } from './fixtures.ts';
import { dataOf, useGateway } from './kit.ts';

const { executeAsStudent, upstream } = useGateway({ extensions: ['grants', 'people', 'rosters'] });

const PERSON = '/ext/people/s1';
const ROSTER = '/ext/examcampaigns/x1/roster';

test.each([
  [
    'giveGrant(input: { studentId: "s1", courseId: "c1", category: ACADEMIC, role: MARKER }) { person { id } }',
    ['PUT', `${PERSON}/grants/academic/c1`, PERSON],
    { person: null },
  ],
  [
    'endGrant(input: { studentId: "s1", courseId: "c1", category: ACADEMIC }) { person { id } }',
    ['DELETE', `${PERSON}/grants/academic/c1`, PERSON],
    { person: null },
  ],
  [
    'endPersonSessions(input: { studentId: "s1" }) { person { id } }',
    ['DELETE', `${PERSON}/sessions`, PERSON],
    { person: null },
  ],
  [
    'applyRosterImport(input: { campaignId: "x1", importId: "i1" }) { roster { isActive } campaign { id } }',
    ['POST', `${ROSTER}/imports/i1/apply`, '/examcampaigns/x1'],
    { roster: { isActive: true }, campaign: null },
  ],
  [
    'removeRoster(input: { campaignId: "x1" }) { roster { isActive } campaign { id } }',
    ['DELETE', ROSTER, '/examcampaigns/x1'],
    { roster: { isActive: true }, campaign: null },
  ],
] as const)('%s', async (mutation, [method, written, read], payload) => {
  upstream.on('GET', '/students/student', anAdmin());
  upstream.on(method, written, { active: true });
  upstream.fail('GET', read, 503);
  const data = dataOf(await executeAsStudent(`mutation { ${mutation} }`));
  expect(Object.values(data)).toEqual([payload]);
});
