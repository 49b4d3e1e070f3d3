import { ModuleType } from './codes/modules.codes.ts';

/** Programs and bundles contain products; courses and projects contain sections and lessons. */
export function holdsProducts(type: number): boolean {
  return type === ModuleType.program || type === ModuleType.bundle;
}
