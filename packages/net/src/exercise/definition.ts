import type { ValueKind } from '../address/index.ts';
import type { Action } from '../sets/index.ts';

/** The version of the format. Every draw belongs to it: the same seed gives the same values. */
export const FORMAT = 1;

/** An exercise as data. Texts may hold names of draws in braces: `{lan.first}`. */
export interface Definition {
  exercise: typeof FORMAT;
  kind: 'address' | 'plan' | 'acl' | 'configure' | 'repair' | 'trace';
  title: string;
  /** The task, paragraph by paragraph. */
  task: string[];
  variants?: { draw: Record<string, Draw>; where?: string[] };
  /** The seeds learners get. Each has passed the publish check. */
  seeds: number[];
  fields?: Field[];
  lists?: ListField[];
  /** The network that learners work on, by the command line of its devices. Their answer is the log, in `texts.log`. */
  network?: NetworkPart;
  /** Addresses by the name learners know them under. Witnesses prefer them. */
  hosts?: Record<string, string>;
  goals: Goal[];
  hints?: Hint[];
  model: Answer;
  tests: ExerciseTest[];
}

/** How a value is drawn. One stream of random numbers for each name, so their order doesn't matter. */
export type Draw =
  | { subnet: { from: string; length: number } }
  | { one: (string | number)[] }
  | { number: { from: number; to: number } };

/** One line learners type. */
export interface Field {
  id: string;
  label: string;
  as: ValueKind;
}

/** An access list learners write. */
export interface ListField {
  id: string;
  kind: 'standard' | 'extended';
  /** Where it is applied, for example `on Gi0/0.40, inbound`. */
  on?: string;
  start?: string;
}

export interface Goal {
  id: string;
  title: string;
  note?: string;
  /** Points. @default 1 */
  weight?: number;
  /** Not needed to pass. */
  optional?: boolean;
  /** Judged only after these are met. */
  needs?: string[];
  check: Check;
}

export type Check =
  | { kind: 'value'; field: string; equals: string }
  | {
      kind: 'plan';
      block: string;
      networks: { field: string; hosts: number | string }[];
      leastWaste?: boolean;
    }
  | {
      kind: 'acl';
      list: string;
      relation: 'equals' | 'subset' | 'disjoint';
      model: string;
      within?: Flow;
    }
  | { kind: 'flows'; list: string; flows: ExpectedFlow[] }
  | { kind: 'minimal'; list: string; allowed?: number }
  | { kind: 'unchanged'; list: string; keep: string[] }
  | NetworkCheck;

/** Goals about a network. */
export type NetworkCheck =
  | ({ kind: 'reach' } & Probing)
  | ({ kind: 'unreach' } & Probing)
  /** The packet arrives, and passes these devices in this order, and none of those. */
  | ({ kind: 'path'; via?: string[]; avoids?: string[] } & Probing)
  /** Entering these lines would change nothing: the device is configured so, however it is written. */
  | { kind: 'property'; device: string; lines: string }
  /** With this link cut, these other goals are still met. The link is named by one of its ends. */
  | { kind: 'survives'; cut: string; goals: string[] }
  /** The devices that a packet passes, as a learner predicts them; with `stop`, the one that drops it. */
  | ({ kind: 'hops'; field: string; stop?: boolean } & Probing);

/** A packet that a device sends to another device, or to an address. */
export interface Probing {
  from: string;
  to: string;
  /** @default 'icmp' */
  proto?: 'icmp' | 'tcp' | 'udp';
  port?: number | string;
}

/** Devices with the configurations they start with, and the links between their ports: `R1 Gi0/0`. */
export interface NetworkPart {
  devices: {
    name: string;
    kind: 'host' | 'switch' | 'router';
    start: string;
    /** Ports without a link. */
    ports?: string[];
    /** Where the drawing shows it, in hundredths of its width and height. */
    x: number;
    y: number;
  }[];
  links: { a: string; b: string }[];
  /** Devices that may be looked at, not changed. */
  locked?: string[];
}

/** A set of packets. What is left out may be anything. */
export interface Flow {
  /** `any`, prefixes and addresses; `not 10.0.0.0/8` excludes. */
  from?: string | string[];
  to?: string | string[];
  proto?: 'tcp' | 'udp' | 'icmp' | 'ospf' | 'ip';
  port?: number | string | (number | string)[];
  sport?: number | string;
  icmpType?: number;
  established?: boolean;
}

export interface ExpectedFlow extends Flow {
  label: string;
  expect: Action;
}

/** Shown in this order, each only on request. */
export type Hint = { for: string } & ({ text: string } | { show: 'line' });

/** What learners hand in: the text of each field and list. */
export interface Answer {
  texts: Record<string, string>;
}

/** Texts that are left out come from the model. */
export type ExerciseTest =
  | { accept: Record<string, string> }
  | { refuse: Record<string, string>; unmet: string[] };
