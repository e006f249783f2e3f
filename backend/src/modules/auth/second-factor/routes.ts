// The extension `accounts`: sets up, enables and disables an admin's second factor, and creates
// recovery codes.
import { Type } from 'typebox';
import { requireAdmin, requireConfirmed, requireUser } from '../../../access.ts';
import type { App, Deps } from '../../../deps.ts';
import { refuseTooMany } from '../../../http/counters.ts';
import { errorResponses } from '../../../http/errors.ts';
import { closed, Message } from '../../../http/validation/bodies.ts';
import { secondFactorOff, secondFactorOn } from '../../../messages/account-texts.ts';
import { problem } from '../../../refusals/field-problems.ts';
import { refuse } from '../../../refusals/refusals.ts';
import type { AfterResponse } from '../after-response.ts';
import { addressesOf, recipientOf, SecondFactorCode } from '../credentials.ts';
import { checkGuess } from '../guess-limits.ts';
import {
  countRecoveryCodes,
  deleteSecondFactor,
  enableSecondFactor,
  hasSecondFactor,
  replacePendingSecret,
  replaceRecoveryCodes,
} from './queries.ts';
import { newTotpSecret, totpUri } from './totp.ts';

const SecondFactor = Type.Object({ enabled: Type.Boolean(), recoveryCodesLeft: Type.Integer() });
const Setup = Type.Object({ secret: Type.String(), uri: Type.String() });
const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });
const EnableBody = Type.Object({ code: SecondFactorCode }, closed);

export function secondFactorRoutes(
  app: App,
  { db, messages, now, counters }: Deps,
  afterResponse: AfterResponse,
): void {
  const wrongCodes = counters.counter('second-factor-setup', 10, 15 * 60);

  app.get(
    '/ext/second-factor',
    { schema: { response: { 200: SecondFactor, ...errorResponses } } },
    async (request) => {
      const { id } = requireUser(request.viewer);
      return {
        enabled: await hasSecondFactor(db, id),
        recoveryCodesLeft: await countRecoveryCodes(db, id),
      };
    },
  );

  app.post(
    '/ext/second-factor',
    { schema: { response: { 201: Setup, ...errorResponses } } },
    async (request, reply) => {
      requireAdmin(request.viewer);
      requireConfirmed(request.viewer, now());
      const user = requireUser(request.viewer);
      const secret = newTotpSecret();
      if (!(await replacePendingSecret(db, user.id, secret))) refuse('SECOND_FACTOR_ON');
      return reply
        .status(201)
        .send({ secret, uri: totpUri(secret, addressesOf(user)[0] ?? user.id) });
    },
  );

  app.post(
    '/ext/second-factor/enable',
    { schema: { body: EnableBody, response: { 200: RecoveryCodes, ...errorResponses } } },
    async (request, reply) => {
      requireAdmin(request.viewer);
      requireConfirmed(request.viewer, now());
      const user = requireUser(request.viewer);
      refuseTooMany(reply, await wrongCodes.consume(user.id));
      const refund = () => wrongCodes.refund(user.id);
      const recoveryCodes = await checkGuess({ refund }, () =>
        enableSecondFactor(db, user.id, request.body.code, now()),
      );
      if (!recoveryCodes) {
        return refuse('CONFIRMATION_CODE_WRONG', {}, [problem('code', 'IS_INVALID')]);
      }
      await wrongCodes.clear(user.id);
      const notice = secondFactorOn(user.language);
      for (const to of addressesOf(user))
        afterResponse(request.log, () =>
          messages.send({ ...recipientOf(to), ...notice, isNotice: true }, request.log),
        );
      return { recoveryCodes };
    },
  );

  app.post(
    '/ext/second-factor/recovery-codes',
    { schema: { response: { 201: RecoveryCodes, ...errorResponses } } },
    async (request, reply) => {
      requireConfirmed(request.viewer, now());
      const { id } = requireUser(request.viewer);
      if (!(await hasSecondFactor(db, id))) refuse('SECOND_FACTOR_OFF');
      return reply.status(201).send({ recoveryCodes: await replaceRecoveryCodes(db, id) });
    },
  );

  app.delete(
    '/ext/second-factor',
    { schema: { response: { 200: Message, ...errorResponses } } },
    async (request) => {
      requireConfirmed(request.viewer, now());
      const user = requireUser(request.viewer);
      if (await deleteSecondFactor(db, user.id)) {
        const notice = secondFactorOff(user.language);
        for (const to of addressesOf(user))
          afterResponse(request.log, () =>
            messages.send({ ...recipientOf(to), ...notice, isNotice: true }, request.log),
          );
      }
      return { message: 'Two-step login is off.' };
    },
  );
}
