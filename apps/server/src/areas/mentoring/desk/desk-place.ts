import { REVIEW_CLAIM_MINUTES } from '@uplink/api-client/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ListOrder, ListWindow } from '../../keyset.ts';
import { directionOf, fromMicroseconds } from '../../keyset.ts';

/** In the order in which work of the same instant is listed. */
export const deskKinds = ['homework', 'milestone', 'quiz'] as const;
export type DeskKind = (typeof deskKinds)[number];

/** Work that others have claimed comes last; within, what waits longest comes first. */
export const deskOrder: ListOrder = { name: 'desk', parts: 5 };

export interface DeskFilter {
  kind?: DeskKind;
  productId?: number;
  milestoneId?: number;
  age?: 'fresh' | 'day' | 'twoDays';
  claim?: 'free' | 'mine' | 'others';
}

/** What a desk is read for. */
export interface DeskReading {
  mentorId: number;
  now: Date;
  filter: DeskFilter;
  window: ListWindow;
}

/** One kind of work, claimed by another mentor or not, and where a page of it continues. */
export interface DeskBranch {
  kind: DeskKind;
  isClaimed: boolean;
  at: RawBuilder<Date>;
  id: number;
  userId: number;
}

/** The branches that a page still has to look through: those the place has passed are left out. */
export function branchesOf({ filter, window }: DeskReading): DeskBranch[] {
  const edge = window.isRising ? 0 : Number.MAX_SAFE_INTEGER;
  const { start } = directionOf(window);
  const open = { at: start as RawBuilder<Date>, id: edge, userId: edge };
  return deskKinds
    .filter((kind) => (filter.kind ?? kind) === kind && isPossible(kind, filter))
    .flatMap((kind) =>
      ranksOf(filter).flatMap((isClaimed) => {
        const branch = { kind, isClaimed };
        if (!window.place) return [{ ...branch, ...open }];
        const [rank = 0, at = 0, placeKind = 0, id = 0, userId = 0] = window.place.key;
        const mine = Number(isClaimed);
        if (mine !== rank) return mine > rank === window.isRising ? [{ ...branch, ...open }] : [];
        const from = { ...branch, at: fromMicroseconds(sql`${at}::bigint`) };
        const index = deskKinds.indexOf(kind);
        if (index === placeKind) return [{ ...from, id, userId }];
        // Work of the same instant is listed kind by kind.
        const bound = index < placeKind ? Number.MAX_SAFE_INTEGER : 0;
        return [{ ...from, id: bound, userId: bound }];
      }),
    );
}

const isPossible = (kind: DeskKind, { milestoneId, claim }: DeskFilter) =>
  (milestoneId === undefined || kind === 'milestone') &&
  // Quizzes have no claims.
  (kind !== 'quiz' || claim === undefined || claim === 'free');

const ranksOf = ({ claim }: DeskFilter): boolean[] =>
  claim === undefined ? [false, true] : [claim === 'others'];

const hour = 3_600_000;
const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * hour);

/** How long something has waited, as a condition on when it was handed in. */
export function ofAge({ now, filter: { age } }: Pick<DeskReading, 'now' | 'filter'>) {
  const [day, twoDays] = [hoursBefore(now, 24), hoursBefore(now, 48)];
  if (age === 'fresh') return sql`and s.submitted_at > ${day}`;
  if (age === 'day') return sql`and s.submitted_at <= ${day} and s.submitted_at > ${twoDays}`;
  return age === 'twoDays' ? sql`and s.submitted_at <= ${twoDays}` : sql``;
}

/** Whether someone has claimed it and may still hold it. */
export const isHeldAt = (now: Date): RawBuilder<boolean> =>
  sql`(s.claimed_by is not null and s.claimed_at > ${hoursBefore(now, REVIEW_CLAIM_MINUTES / 60)})`;

/** The claims that belong to a branch. */
export function claimedAs({ mentorId, now, filter }: DeskReading, { isClaimed }: DeskBranch) {
  const held = isHeldAt(now);
  if (isClaimed) return sql`and ${held} and s.claimed_by <> ${mentorId}`;
  if (filter.claim === 'mine') return sql`and ${held} and s.claimed_by = ${mentorId}`;
  if (filter.claim === 'free') return sql`and not ${held}`;
  return sql`and not (${held} and s.claimed_by <> ${mentorId})`;
}
