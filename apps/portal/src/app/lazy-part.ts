import { ApiError, type ErrorQueue } from '@uplink/api-client';
import { useUplink } from '@uplink/api-client/react';
import {
  type LazyPart,
  type LazyPartOptions,
  type LazyPartState,
  lazyPart as unguardedPart,
  useLazyPart as useUntoldPart,
} from '@uplink/ui/lazy-part';
import { useState } from 'react';
import { loadOrReload } from './lazy-page.ts';

/** The error of a part that could not be loaded; its banner offers to reload the page. */
export const missingPart = 'missingPart';

/** A menu, dialog or panel whose code loads after the page. If a deploy removed it, the page reloads once. */
export function lazyPart<Part>(
  load: () => Promise<Part>,
  guard: typeof loadOrReload = loadOrReload,
): LazyPart<Part> {
  return unguardedPart(() => guard(load));
}

/** A part of the page, once its code has loaded. If that fails the page stays, and a banner says so. */
export function useLazyPart<Part>(
  part: LazyPart<Part>,
  { isWanted = true, onMissing }: LazyPartOptions = {},
): LazyPartState<Part> {
  const { errors, log } = useUplink();
  return useUntoldPart(part, {
    isWanted,
    onMissing: (cause) => {
      log(`a part of the page could not be loaded: ${cause}`);
      tellMissingPart(errors);
      onMissing?.(cause);
    },
  });
}

export interface OpenPart<Part> {
  /** What to draw; set while the part is open and its code has loaded. */
  Part: Part | undefined;
  open: () => void;
  close: () => void;
}

/** A menu or dialog that loads when it is opened. If its code fails to load, it closes again. */
export function useOpenPart<Part>(part: LazyPart<Part>): OpenPart<Part> {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const state = useLazyPart(part, { isWanted: isOpen, onMissing: close });
  return {
    Part: isOpen && state.status === 'ready' ? state.Part : undefined,
    open: () => setOpen(true),
    close,
  };
}

/** Tells the user that something cannot be opened because its code failed to load. */
export function tellMissingPart(errors: ErrorQueue): void {
  errors.add(
    new ApiError(0, {
      code: missingPart,
      message: 'Part of this page could not be loaded. What you typed is saved on this device.',
    }),
  );
}
