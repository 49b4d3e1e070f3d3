import { createElementClass } from './frame-element.ts';
import { kinds } from './kinds.ts';
import type { OpenPage } from './open-page.ts';

/** Defines every element. A page may load a loader twice, or two versions of it: the first one stays. */
export function defineElements(origin: string, open: OpenPage): void {
  for (const [name, kind] of Object.entries(kinds)) {
    if (!customElements.get(name)) {
      customElements.define(name, createElementClass(origin, kind, open));
    }
  }
}
