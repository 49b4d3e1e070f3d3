import type { Schema } from '@uplink/api-client';

/** An event of rrweb. */
export type RecordedEvent = Schema<'RecordingEvent'>;

type Attributes = Record<string, unknown>;
interface RecordedNode {
  attributes?: Attributes;
  childNodes?: RecordedNode[];
}

/** What a typed text becomes, whatever its length. */
export const typedMask = '***';

/** rrweb's numbers. */
const fullSnapshot = 2;
const incremental = 3;
const meta = 4;
const mutation = 0;
const input = 5;

/** Looks, states and shapes; names, labels, hints and addresses of links are left out. */
const kept =
  /^(class|id|style|role|type|dir|lang|hidden|disabled|checked|selected|open|inert|rows|cols|rel|media|width|height|colspan|rowspan|rr_\w+|_cssText|xmlns|viewBox|preserveAspectRatio|d|x|x[12]|y|y[12]|cx|cy|r|rx|ry|points|transform|fill|fill-\w+|stroke|stroke-\w+|opacity|aria-(expanded|selected|checked|pressed|disabled|hidden|current|invalid|busy|orientation)|data-(?!key|initials|label|title).+)$/;
const addresses = /^(src|srcset|poster)$/;

/**
 * Removes private data from an event. rrweb masks what is in fields and texts; names of
 * files, hints and people also stand in attributes, and codes in addresses.
 */
export function cleanEvent<Event extends RecordedEvent>(event: Event, page: string): Event {
  const data = event.data as Attributes & { node: RecordedNode };
  if (event.type === meta) return { ...event, data: { ...data, href: page } };
  if (event.type === fullSnapshot) {
    return { ...event, data: { ...data, node: cleanNode(data.node) } };
  }
  if (event.type !== incremental) return event;
  if (data.source === mutation) return { ...event, data: cleanMutation(data) };
  if (data.source === input) {
    return { ...event, data: { ...data, text: data.text === '' ? '' : typedMask } };
  }
  return event;
}

function cleanMutation(data: Attributes): Attributes {
  const adds = data.adds as { node: RecordedNode }[];
  const attributes = data.attributes as { attributes: Attributes }[];
  return {
    ...data,
    adds: adds.map((one) => ({ ...one, node: cleanNode(one.node) })),
    attributes: attributes.map((one) => ({
      ...one,
      attributes: cleanAttributes(one.attributes),
    })),
  };
}

function cleanNode(node: RecordedNode): RecordedNode {
  return {
    ...node,
    ...(node.attributes && { attributes: cleanAttributes(node.attributes) }),
    ...(node.childNodes && { childNodes: node.childNodes.map(cleanNode) }),
  };
}

function cleanAttributes(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      if (addresses.test(name)) return [[name, withoutQuery(value)]];
      return kept.test(name) ? [[name, value]] : [];
    }),
  );
}

/** A picture someone chose, not sent yet, is in its own address; a signature is in a query. */
function withoutQuery(address: unknown): unknown {
  if (typeof address !== 'string') return address;
  return /^(data|blob):/.test(address) ? '' : address.replace(/[?#][^\s,]*/g, '');
}
