import type { Packet } from '../packet/index.ts';
import type { Walk } from '../plane/index.ts';
import type { Action, IdleLine, UnreadLine, WalkStep } from '../sets/index.ts';

export type GoalVerdict = 'met' | 'unmet' | 'undecided';

/** Why a goal has its verdict. `messages` has the sentence of each. */
export type Cause =
  | 'met'
  | 'blank'
  | 'unreadable'
  | 'different'
  | 'outside'
  | 'unaligned'
  | 'too-small'
  | 'too-big'
  | 'overlap'
  | 'packet'
  | 'idle-lines'
  | 'changed'
  | 'unread-lines'
  | 'long-list'
  | 'budget'
  | 'needs'
  | NetworkCause;

/** Why a goal about a network has its verdict. */
export type NetworkCause =
  | 'lost-there'
  | 'lost-back'
  | 'arrives'
  | 'passes'
  | 'misses'
  | 'not-so'
  | 'storm'
  | 'without-link'
  | 'other-way';

/** What is known about one goal. Codes and numbers only: sentences come from `messages`. */
export interface Finding {
  goal: string;
  verdict: GoalVerdict;
  cause: Cause;
  /** The field or list the finding is about. */
  field?: string;
  /** Another field, or the goal that comes first. */
  other?: string;
  /** A packet that is treated otherwise than wanted. */
  witness?: WitnessedPacket;
  /** Lines of the text, counted from 1: without work, missing or unread. */
  lines?: number[];
  /** Of lines without work: what takes their packets. */
  idle?: IdleLine[];
  unread?: UnreadLine[];
  rows?: FlowRow[];
  /** The packet that was followed, there and back. */
  probe?: FollowedPacket;
}

/** What a packet between two devices did. */
export interface FollowedPacket {
  from: string;
  to: string;
  there?: Walk;
  back?: Walk;
}

/** A packet with what should happen to it, what happens, and the way through the list. */
export interface WitnessedPacket {
  packet: Packet;
  wanted: Action;
  given: Action;
  /** The line that decided. Without it, no line matched. */
  line?: number;
  walk: WalkStep[];
  /** Lines below that would have done what is wanted. */
  later: number[];
}

/** One set of packets a goal names, and what the list does with it. */
export interface FlowRow {
  label: string;
  wanted: Action;
  given: Action | 'both' | 'undecided';
  line?: number;
}

export interface Grade {
  passed: boolean;
  points: number;
  total: number;
  goals: Finding[];
}
