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

/** The error of a part that could not be loaded; its banner offers to load the page anew. */
export const missingPart = 'missingPart';

/** A menu, a dialog, a panel: code that comes behind the page. Gone after a deploy, it loads the page anew once. */
export function lazyPart<Part>(
  load: () => Promise<Part>,
  guard: typeof loadOrReload = loadOrReload,
): LazyPart<Part> {
  return unguardedPart(() => guard(load));
}

/** A part of the page once its code is there. When it does not come the page stays, and a banner says so. */
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
  /** What to draw: there while it is open and its code is. */
  Part: Part | undefined;
  open: () => void;
  close: () => void;
}

/** A menu or dialog that somebody opens. When its code does not come it counts as closed again. */
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

/** Says that something cannot be opened because its code did not come. */
export function tellMissingPart(errors: ErrorQueue): void {
  errors.add(
    new ApiError(0, {
      code: missingPart,
      message: 'Part of this page could not be loaded. What you typed is saved on this device.',
    }),
  );
}
