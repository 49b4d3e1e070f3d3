import { NO_MODULE_ID } from './constants.ts';

export interface ModuleQuery {
  id?: number | undefined;
  name?: string | undefined;
  type?: number | undefined;
}

/** A product query needs an id, or a name and type together. */
export function isValidModuleQuery({ id, name, type }: ModuleQuery): boolean {
  const hasId = id !== undefined && id !== NO_MODULE_ID;
  return hasId || (Boolean(name) && Boolean(type));
}
