/** A set: the number of a node. `NONE` and `ALL` are the two leaves. */
export type Node = number;

export const NONE: Node = 0;
export const ALL: Node = 1;

/** What one comparison may take. Counted in nodes, so that every machine gives the same verdict. */
export const NODE_BUDGET = 400_000;

/** A comparison needs more than its budget. Callers turn it into the verdict `undecided`. */
export class BudgetSpent extends Error {
  override name = 'BudgetSpent';
}

const AND = 0;
const OR = 1;
const LESS = 2;
const LEAF = 0xffff;
/** Operations that cost as much as a node. */
const WORK = 8;
/** Nodes there is room for in the beginning: two lists of 100 lines rarely need more. */
const ROOM = 65_536;

/**
 * Reduced ordered binary decision diagrams in typed arrays. Each node asks for one variable; equal sets are always
 * the same node, so comparing two sets is comparing two numbers.
 */
export class Bdd {
  // `private` and not `#`: older browsers get the latter as slow maps.
  private budget = 0;
  private count = 2;
  private work = 0;
  /** Tables of nodes, which begin with the two leaves. */
  private variableOf = new Uint16Array([LEAF, LEAF]);
  private lowOf = new Uint32Array(2);
  private highOf = new Uint32Array(2);
  /** Open addressing over nodes; twice as many slots as nodes. */
  private slots = new Uint32Array();
  /** Remembers results of operations; a newer result replaces an older one in its slot. */
  private keys = new Float64Array();
  private results = new Uint32Array();

  constructor(budget = NODE_BUDGET) {
    this.restart(budget);
  }

  /** What the comparison has cost so far, in nodes. */
  get cost(): number {
    return Math.max(this.count, Math.ceil(this.work / WORK));
  }

  /** Begins again without a node, and always with the same room: what work costs must not depend on what was before. */
  restart(budget: number): this {
    this.budget = budget;
    this.count = 2;
    this.work = 0;
    if (this.lowOf.length !== ROOM) this.resize(ROOM);
    this.slots.fill(0);
    this.keys.fill(0);
    return this;
  }

  /** The assignments that have `low` where the variable is 0 and `high` where it is 1. */
  node(variable: number, low: Node, high: Node): Node {
    if (low === high) return low;
    let slot = this.hash(variable, low, high);
    for (;;) {
      const found = this.slots[slot] as number;
      if (found === 0) break;
      if (
        this.variableOf[found] === variable &&
        this.lowOf[found] === low &&
        this.highOf[found] === high
      )
        return found;
      slot = (slot + 1) & (this.slots.length - 1);
    }
    if (this.count >= this.budget) throw new BudgetSpent();
    const made = this.count;
    this.count += 1;
    this.variableOf[made] = variable;
    this.lowOf[made] = low;
    this.highOf[made] = high;
    this.slots[slot] = made;
    if (this.count === this.lowOf.length) this.resize(this.count * 2);
    return made;
  }

  and(one: Node, other: Node): Node {
    return this.apply(AND, one, other);
  }

  or(one: Node, other: Node): Node {
    return this.apply(OR, one, other);
  }

  /** What is in `one` and not in `other`. */
  less(one: Node, other: Node): Node {
    return this.apply(LESS, one, other);
  }

  /** The least member, with the variables in order and 0 before 1. `undefined` for the empty set. */
  least(set: Node): ((variable: number) => boolean) | undefined {
    if (set === NONE) return undefined;
    const ones: Record<number, true> = {};
    for (let at = set; at !== ALL; ) {
      const low = this.lowOf[at] as number;
      if (low === NONE) ones[this.variableOf[at] as number] = true;
      at = low === NONE ? (this.highOf[at] as number) : low;
    }
    return (variable) => ones[variable] === true;
  }

  private apply(operation: number, one: Node, other: Node): Node {
    if (one > other && operation !== LESS) return this.apply(operation, other, one);
    const known = shortcut(operation, one, other);
    if (known >= 0) return known;
    // 3 operations and two nodes below 2^24 fit into 53 bits.
    const key = (operation * 16777216 + one) * 16777216 + other + 1;
    const slot = (Math.imul(one, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b) ^ operation) >>> 0;
    const at = slot & (this.slots.length - 1);
    if (this.keys[at] === key) return this.results[at] as number;
    this.work += 1;
    // A lossy memory can repeat work without making nodes; this bounds it all the same.
    if (this.work > this.budget * WORK) throw new BudgetSpent();
    const first = this.variableOf[one] as number;
    const second = this.variableOf[other] as number;
    const top = Math.min(first, second);
    const low = this.apply(
      operation,
      first === top ? (this.lowOf[one] as number) : one,
      second === top ? (this.lowOf[other] as number) : other,
    );
    const high = this.apply(
      operation,
      first === top ? (this.highOf[one] as number) : one,
      second === top ? (this.highOf[other] as number) : other,
    );
    const result = this.node(top, low, high);
    const now = slot & (this.slots.length - 1);
    this.keys[now] = key;
    this.results[now] = result;
    return result;
  }

  private hash(variable: number, low: Node, high: Node): number {
    const mixed =
      Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b) ^ Math.imul(variable, 0xc2b2ae35);
    return (mixed ^ (mixed >>> 15)) & (this.slots.length - 1);
  }

  private resize(size: number) {
    const copyInto = <Items extends Uint16Array | Uint32Array>(into: Items, from: Items) => {
      into.set(from.subarray(0, this.count));
      return into;
    };
    this.variableOf = copyInto(new Uint16Array(size), this.variableOf);
    this.lowOf = copyInto(new Uint32Array(size), this.lowOf);
    this.highOf = copyInto(new Uint32Array(size), this.highOf);
    this.slots = new Uint32Array(size * 2);
    this.keys = new Float64Array(size * 2);
    this.results = new Uint32Array(size * 2);
    for (let at = 2; at < this.count; at += 1) {
      let slot = this.hash(
        this.variableOf[at] as number,
        this.lowOf[at] as number,
        this.highOf[at] as number,
      );
      while (this.slots[slot] !== 0) slot = (slot + 1) & (this.slots.length - 1);
      this.slots[slot] = at;
    }
  }
}

/** The result where a leaf or equality decides it, else -1. */
function shortcut(operation: number, one: Node, other: Node): number {
  if (operation === AND) {
    if (one === NONE) return NONE;
    if (one === ALL || one === other) return other;
  } else if (operation === OR) {
    if (one === ALL) return ALL;
    if (one === NONE || one === other) return other;
  } else {
    if (one === NONE || other === ALL || one === other) return NONE;
    if (other === NONE) return one;
  }
  return -1;
}
