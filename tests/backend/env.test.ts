import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from '../../backend/src/config.ts';

describe('configuration', () => {
  it('requires no setting', () => {
    const { env, problems } = readEnv({});
    expect(problems).toEqual([]);
    expect(env).toMatchObject({
      port: 4001,
      host: '127.0.0.1',
      databaseUrl: undefined,
      serviceToken: undefined,
      isProduction: false,
      hasDemo: true,
    });
    expect(isAbsolute(env.dataDir)).toBe(true);
  });

  it('has no demo in production unless it is enabled', () => {
    expect(readEnv({ NODE_ENV: 'production' }).env.hasDemo).toBe(false);
    expect(readEnv({ NODE_ENV: 'production', DEMO: '1' }).env.hasDemo).toBe(true);
    expect(readEnv({ DEMO: '0' }).env.hasDemo).toBe(false);
  });

  it('leaves the jobs to other processes only if they can reach the database', () => {
    expect(readEnv({}).env.hasWorker).toBe(true);
    const separate = readEnv({ WORKER: '0', DATABASE_URL: 'postgres://u:secret@h/d' });
    expect([separate.env.hasWorker, separate.problems]).toEqual([false, []]);
    expect(readEnv({ WORKER: '0' }).problems).toEqual([
      expect.stringMatching(/^WORKER=0 needs DATABASE_URL/),
    ]);
    expect(readEnv({ WORKER: 'no' }).problems).toContain("WORKER must be 1 or 0, not 'no'.");
  });

  it('accepts the URL of PostgreSQL beside that of a pooler, and prepares statements unless disabled', () => {
    const [pooled, direct] = ['postgres://u:secret@pooler:6432/d', 'postgres://u:secret@h/d'];
    const { env, problems } = readEnv({
      DATABASE_URL: pooled,
      DIRECT_DATABASE_URL: direct,
      PREPARED_STATEMENTS: '0',
    });
    expect(problems).toEqual([]);
    expect(env).toMatchObject({
      databaseUrl: pooled,
      directDatabaseUrl: direct,
      preparesStatements: false,
    });
    expect(readEnv({}).env).toMatchObject({
      directDatabaseUrl: undefined,
      preparesStatements: true,
    });
    expect(readEnv({ DIRECT_DATABASE_URL: direct }).problems).toEqual([
      'DIRECT_DATABASE_URL needs DATABASE_URL, the address for requests.',
    ]);
    const bad = readEnv({ DATABASE_URL: pooled, DIRECT_DATABASE_URL: 'h:5432/secret' }).problems;
    expect(bad).toEqual([expect.stringMatching(/^DIRECT_DATABASE_URL must be an address like/)]);
    expect(bad.join()).not.toContain('secret');
  });

  it('requires the gateway’s credential in production: without it exams could be taken, but not submitted', () => {
    expect(
      readEnv({ NODE_ENV: 'production' }).problems.map((problem) => problem.split(' ')[0]),
    ).toEqual(['UPSTREAM_SERVICE_TOKEN']);
    expect(
      readEnv({ NODE_ENV: 'production', UPSTREAM_SERVICE_TOKEN: 'x'.repeat(32) }).problems,
    ).toEqual([]);
  });

  it('sends e-mails and SMS to the URLs given, from a sender of the demonstration unless one is named', () => {
    const addresses = {
      SMTP_URL: 'smtps://user:p%40ss@mail.example.com:2465',
      SMS_URL: 'https://sms.example.com/send?v=1',
      SMS_TOKEN: 't0ken',
    };
    const { env, problems } = readEnv(addresses);
    expect(problems).toEqual([]);
    expect([env.smtpUrl, env.smsUrl, env.smsToken]).toEqual(Object.values(addresses));
    expect(env.mailFrom).toBe('Alokpath <no-reply@alokpath.test>');
    for (const MAIL_FROM of ['me@example.com', 'আলোকপথ <me@example.com>'])
      expect(readEnv({ MAIL_FROM })).toMatchObject({ env: { mailFrom: MAIL_FROM }, problems: [] });
    expect(readEnv({}).env).toMatchObject({
      smtpUrl: undefined,
      smsUrl: undefined,
      smsToken: undefined,
    });
  });

  it('rejects invalid URLs and senders, and does not print them', () => {
    const bad: Record<string, string[]> = {
      SMTP_URL: [
        'secret.example.com:25',
        'http://secret.example.com',
        'smtp://',
        'smtp://u:secret%@h',
        'smtp://h/secret',
        'smtp://h?secret=1',
      ],
      MAIL_FROM: ['secret', 'A <secret>', 'a@b.co, secret@b.co', 'A <a@b.co>\r\nBcc: secret@b.co'],
      SMS_URL: ['ftp://secret.example.com', '/secret', 'https://user:secret@example.com'],
      SMS_TOKEN: ['secret token', 'secret\u0000'],
    };
    for (const [name, values] of Object.entries(bad)) {
      for (const value of values) {
        const { problems } = readEnv({ [name]: value });
        expect(
          problems.map((problem) => problem.split(' ')[0]),
          value,
        ).toEqual([name]);
        expect(problems.join()).not.toContain('secret');
      }
    }
  });

  it('keeps files in a bucket by all of its settings, and in the data folder by none', () => {
    const needed = {
      S3_BUCKET: 'alokpath-files',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 's3cr3t',
    };
    const bucket = { bucket: 'alokpath-files', accessKeyId: 'key', secretAccessKey: 's3cr3t' };
    expect(readEnv({})).toMatchObject({ env: { s3: undefined }, problems: [] });
    expect(readEnv(needed)).toMatchObject({
      env: { s3: { ...bucket, region: 'us-east-1', endpoint: undefined } },
      problems: [],
    });
    const elsewhere = { S3_REGION: 'auto', S3_ENDPOINT: 'https://id.r2.cloudflarestorage.com' };
    const other = { ...bucket, region: 'auto', endpoint: elsewhere.S3_ENDPOINT };
    expect(readEnv({ ...needed, ...elsewhere })).toMatchObject({
      env: { s3: other },
      problems: [],
    });
    for (const settings of [
      { S3_SECRET_ACCESS_KEY: 's3cr3t' },
      { S3_REGION: 'ap-south-1' },
      elsewhere,
      { ...needed, S3_BUCKET: '' },
    ]) {
      const { problems } = readEnv(settings);
      const missing = Object.keys(needed).filter(
        (name) => !(settings as Record<string, string>)[name],
      );
      expect(problems).toEqual([
        `${missing.join(', ')} must be set too: files are kept in S3 by all of its settings or none.`,
      ]);
    }
    const bad = {
      S3_BUCKET: 'A_b',
      S3_REGION: 'a b',
      S3_ENDPOINT: 's3://s3cr3t',
      S3_ACCESS_KEY_ID: 'a b',
      S3_SECRET_ACCESS_KEY: 's3cr3t x',
    };
    const { problems } = readEnv(bad);
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(Object.keys(bad));
    expect(problems.join()).not.toContain('s3cr3t');
  });

  it('treats an empty variable as unset', () => {
    expect(readEnv({ BACKEND_PORT: '', DATABASE_URL: ' ', NODE_ENV: '' }).problems).toEqual([]);
  });

  it('names every invalid variable in a line of its own, and no secret', () => {
    const { problems } = readEnv({
      BACKEND_PORT: '70000',
      DATABASE_URL: 'mysql://u:secret@h/d',
      UPSTREAM_SERVICE_TOKEN: 'secret',
      NODE_ENV: 'prod',
      DEMO: 'yes',
    });
    const names = ['BACKEND_PORT', 'DATABASE_URL', 'UPSTREAM_SERVICE_TOKEN', 'NODE_ENV', 'DEMO'];
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(names);
    expect(problems.join()).not.toContain('secret');
  });

  it('keeps data for the configured days, and rejects periods that break the privacy promises', () => {
    const periods = {
      SESSION_IDLE_DAYS: '7',
      SESSION_DAYS: '14',
      KNOWN_NETWORK_DAYS: '2',
      NOTIFICATION_DAYS: '8',
      UPLOAD_DAYS: '1',
    };
    const { env, problems } = readEnv({
      ...periods,
      ANSWER_PAGE_DAYS: '14',
      AUDIT_LOG_DAYS: '30',
      ROSTER_DAYS: '30',
    });
    expect(problems).toEqual([]);
    expect(Object.values(env.retention)).toEqual([7, 14, 2, 8, 1, 14, 30, 30]);
    expect(Object.values(readEnv({}).env.retention)).toEqual([30, 90, 90, 90, 1, 30, 730, 365]);
    const bad = {
      SESSION_IDLE_DAYS: ['1', '1.5', '-3', 'ten'],
      SESSION_DAYS: ['29', '3651'],
      KNOWN_NETWORK_DAYS: ['0', '1'],
      NOTIFICATION_DAYS: ['7', '1e3'],
      UPLOAD_DAYS: ['0', '366'],
      ANSWER_PAGE_DAYS: ['13'],
      AUDIT_LOG_DAYS: ['29', '3651'],
      ROSTER_DAYS: ['29', '3651'],
    };
    for (const [name, values] of Object.entries(bad))
      for (const value of values)
        expect(
          readEnv({ [name]: value }).problems.map((problem) => problem.split(' ')[0]),
          `${name} ${value}`,
        ).toEqual([name]);
    expect(readEnv({ SESSION_DAYS: '900', SESSION_IDLE_DAYS: '401' }).problems).toHaveLength(1);
  });
});
