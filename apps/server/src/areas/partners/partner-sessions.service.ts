import { randomBytes } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { FRAME_LESSON_MS } from '@uplink/api-client/domain';
import type { FastifyRequest } from 'fastify';
import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { hashOf } from '../../digests.ts';
import { Refusal } from '../../plugins/errors/errors.ts';
import type { FrameSignIn, VisitedLesson } from '../learning/lesson-access.ts';
import { secretOf } from './partner-secret.rules.ts';
import {
  findSigner,
  insertPartnerSession,
  isOpenBySession,
  mayShow,
} from './partner-sessions.repository.ts';
import { findFrameSignIn, isOpenBySignIn } from './partner-sign-ins.service.ts';

const tokenSeconds = 300;
/** Clocks of partners may differ from ours by so much. */
const toleranceSeconds = 30;

export interface PartnerDeps {
  db: Kysely<DB>;
  clock: Clock;
  publicUrl: string;
  config: { secret: string };
}

/** Exchanges a token that a partner's server signed for an hour with the lesson it names. */
export async function openPartnerSession(
  deps: PartnerDeps,
  key: string,
  { token, origin }: Schema<'PartnerToken'>,
): Promise<Schema<'PartnerSession'>> {
  const { db, clock } = deps;
  const secretId = secretIdOf(token);
  const signer = await findSigner(db, key, secretId);
  if (!signer) throw refused('This token is not signed with a secret of this partner.');
  const claims = readClaims(await verify(deps, token, secretId, key));
  if (claims.origin !== origin || !signer.origins.includes(origin))
    throw refused(`This token is not for ${origin}.`);
  if (!(await mayShow(db, signer.partner_id, claims.lesson)))
    throw refused('This partner may not show this lesson.');
  const session = randomBytes(32).toString('base64url');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + FRAME_LESSON_MS);
  const isNew = await insertPartnerSession(
    db,
    {
      id_hash: hashOf(session),
      secret_id: secretId,
      token_id: claims.jti,
      lesson_id: claims.lesson,
      expires_at: expiresAt,
    },
    now,
  );
  if (!isNew) throw refused('This token was used before.');
  return { session, lessonId: claims.lesson, expiresAt: expiresAt.toISOString() };
}

interface VisitorsCall {
  path: { id: number };
  request: FastifyRequest;
}

/** The lesson of a visitor's call, and whether a partner shows it to them or they signed in for it. */
export async function readVisited(
  { db, clock }: Pick<PartnerDeps, 'db' | 'clock'>,
  { path: { id: lessonId }, request }: VisitorsCall,
): Promise<VisitedLesson> {
  const idHash = sessionHashOf(request);
  if (!idHash) return { lessonId };
  const isShown =
    (await isOpenBySession(db, idHash, lessonId, clock.now())) ||
    (await isOpenBySignIn({ db, clock }, idHash, lessonId));
  return { lessonId, isShown };
}

/** Who signed in for a lesson in the frame that makes this call. */
export async function readFrameSignIn(
  deps: Pick<PartnerDeps, 'db' | 'clock'>,
  request: FastifyRequest,
): Promise<FrameSignIn | undefined> {
  const idHash = sessionHashOf(request);
  return idHash ? findFrameSignIn(deps, idHash) : undefined;
}

function sessionHashOf({ headers }: FastifyRequest): string | undefined {
  const session = headers['x-partner-session'];
  return typeof session === 'string' ? hashOf(session) : undefined;
}

const refused = (message: string) => new Refusal(403, 'partnerToken', message);

function secretIdOf(token: string): string {
  try {
    return String(decodeProtectedHeader(token).kid ?? '');
  } catch {
    throw refused('This token is malformed.');
  }
}

async function verify(
  { clock, publicUrl, config }: PartnerDeps,
  token: string,
  secretId: string,
  key: string,
): Promise<JWTPayload> {
  try {
    const secret = new TextEncoder().encode(secretOf(secretId, config.secret));
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      issuer: key,
      audience: new URL(publicUrl).origin,
      maxTokenAge: tokenSeconds,
      clockTolerance: toleranceSeconds,
      currentDate: clock.now(),
      requiredClaims: ['jti', 'exp', 'lesson', 'origin'],
    });
    return payload;
  } catch (error) {
    const isLate = error instanceof errors.JWTExpired;
    throw refused(isLate ? 'This token has expired.' : 'This token is not valid.');
  }
}

function readClaims({ jti = '', lesson, origin }: JWTPayload) {
  const isRight =
    typeof lesson === 'number' &&
    Number.isSafeInteger(lesson) &&
    lesson > 0 &&
    typeof origin === 'string' &&
    /^[\w.~:-]{1,64}$/.test(jti);
  if (!isRight) throw refused('This token is not valid.');
  return { jti, lesson, origin };
}
