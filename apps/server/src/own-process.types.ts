/** What a process is given: first the module that its worker runs, then messages for it. */
export type ToHost =
  | { module: string; mostHeapMb: number; workerData: unknown }
  | { message: unknown };

/** What its worker does, by the names of its events. An error is sent as its parts, because it arrives as a plain object. */
export type FromHost =
  | { event: 'online' }
  | { event: 'message'; message: unknown }
  | { event: 'error'; error: Pick<Error, 'name' | 'message' | 'stack'> };
