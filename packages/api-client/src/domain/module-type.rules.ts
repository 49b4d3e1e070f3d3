import { ModuleType } from './codes/modules.codes.ts';

/** What a program or a bundle is made of are products; a course or project has sections and lessons. */
export function holdsProducts(type: number): boolean {
  return type === ModuleType.program || type === ModuleType.bundle;
}
