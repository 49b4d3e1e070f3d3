import { createElementClass } from './frame-element.ts';
import { kinds } from './kinds.ts';

const script = document.currentScript as HTMLScriptElement | null;
const origin = new URL(script?.src || document.baseURI).origin;

// A page may load this file twice, or two versions of it: the first one stays.
for (const [name, kind] of Object.entries(kinds)) {
  if (!customElements.get(name)) customElements.define(name, createElementClass(origin, kind));
}
