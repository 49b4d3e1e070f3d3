import type { Schema } from '@uplink/api-client';
import { orderOf, type TreeSection } from '@uplink/api-client/domain';

type Tree = Schema<'ModuleHierarchy'>;
type Order = Schema<'ModuleHierarchyInput'>;

interface Part {
  id: number;
  name?: string | undefined;
}

/** Why a tree is not this one in another order; undefined if it is. */
export function faultOfOrder(tree: Tree, order: Order): string | undefined {
  return (
    faultOfParts('section', tree.sections, order.sections) ??
    faultOfParts('lesson', lessonsOf(tree.sections), lessonsOf(order.sections)) ??
    faultOfParts('product', tree.products, order.products) ??
    faultOfHeld(tree.products, order.products)
  );
}

const lessonsOf = (sections: readonly { lessons: readonly Part[] }[]): Part[] =>
  sections.flatMap(({ lessons }) => lessons);

function faultOfParts(
  kind: string,
  parts: readonly Part[],
  named: readonly Part[],
): string | undefined {
  const left = new Map(parts.map(({ id, name }) => [id, name]));
  for (const { id, name } of named) {
    const current = left.get(id);
    if (!left.delete(id))
      return parts.some((part) => part.id === id)
        ? `The ${kind} with the id ${id} is in the tree twice.`
        : `This product has no ${kind} with the id ${id}.`;
    if (name !== undefined && name !== current)
      return `The ${kind} with the id ${id} is named ${current}. This call changes the order only.`;
  }
  for (const [id, name] of left)
    return `The tree lacks the ${kind} ${name} (${id}). This call changes the order only.`;
  return undefined;
}

function faultOfHeld(products: Tree['products'], order: Order['products']): string | undefined {
  const sections = new Map(products.map((held) => [held.id, orderIn(held.sections)]));
  const other = order.find(
    (held) => held.sections && orderIn(held.sections) !== sections.get(held.id),
  );
  return other && `The sections of the product with the id ${other.id} are put in order there.`;
}

const orderIn = (sections: readonly TreeSection[]) => JSON.stringify(orderOf(sections));
