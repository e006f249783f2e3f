import { expect, test } from 'vitest';
import { readEnv } from '../../gateway/src/config.ts';
import { dataOf, useGateway } from './kit.ts';

const base = { TICKET_SECRET: 'x'.repeat(32) };
const contactOf = (variables: NodeJS.ProcessEnv) => {
  const { env, problems } = readEnv({ ...base, ...variables });
  return { ...env.contact, problems };
};
const nothing = {
  phone: null,
  email: null,
  address: null,
  facebookUrl: null,
  youtubeUrl: null,
  whatsappUrl: null,
};

test('in production unset details are not shown', () => {
  expect(contactOf({ NODE_ENV: 'production' })).toEqual({
    ...nothing,
    isSample: false,
    problems: [],
  });
  const set = {
    CONTACT_PHONE: '+880 2 55000000',
    CONTACT_FACEBOOK: 'https://www.facebook.com/school',
    CONTACT_ADDRESS: '',
  };
  expect(contactOf({ NODE_ENV: 'production', ...set })).toEqual({
    ...nothing,
    phone: '+880 2 55000000',
    facebookUrl: 'https://www.facebook.com/school',
    isSample: false,
    problems: [],
  });
});

test('a demonstration without settings shows samples, which are not a real number or address', () => {
  const sample = contactOf({});
  expect(sample).toMatchObject({
    isSample: true,
    phone: '01XXX-XXXXXX',
    email: 'name@example.com',
    problems: [],
  });
  expect([sample.facebookUrl, sample.youtubeUrl, sample.whatsappUrl]).toEqual([null, null, null]);
  expect(contactOf({ CONTACT_EMAIL: 'help@school.example' })).toMatchObject({
    isSample: false,
    phone: null,
    email: 'help@school.example',
  });
});

test.each([
  ['CONTACT_PHONE', 'call us'],
  ['CONTACT_EMAIL', 'help at school'],
  ['CONTACT_FACEBOOK', 'http://www.facebook.com/school'],
  ['CONTACT_WHATSAPP', 'javascript:alert(1)'],
])('the start is rejected when %s is %j', (name, value) => {
  const { problems } = contactOf({ [name]: value });
  expect(problems).toEqual([expect.stringContaining(`${name} must be`)]);
});

const { execute, upstream } = useGateway();

test('is public, and needs no upstream call', async () => {
  const response = await execute('{ contact { phone email address facebookUrl isSample } }');
  expect(dataOf(response)).toEqual({
    contact: {
      phone: '01XXX-XXXXXX',
      email: 'name@example.com',
      address: null,
      facebookUrl: null,
      isSample: true,
    },
  });
  expect(upstream.requestLines).toEqual([]);
});
