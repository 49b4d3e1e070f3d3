import { NO_MODULE_ID } from './constants.ts';

export interface ModuleQuery {
  id?: number | undefined;
  name?: string | undefined;
  type?: number | undefined;
}

/** A product is asked for by an id, or by name and type together; anything less is not sent. */
export function isValidModuleQuery({ id, name, type }: ModuleQuery): boolean {
  const hasId = id !== undefined && id !== NO_MODULE_ID;
  return hasId || (Boolean(name) && Boolean(type));
}
