import { ApiError, type ErrorQueue } from '@uplink/api-client';
import { useUplink } from '@uplink/api-client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { loadOrReload } from './lazy-page.ts';

/** A menu, a dialog, a panel: code that comes behind the page and is kept from its first use on. */
export interface LazyPart<Part> {
  get: () => Part | undefined;
  load: () => Promise<void>;
}

export type LazyPartState<Part> =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'ready'; Part: Part };

export interface LazyPartOptions {
  /** Whether it is asked for; a dialog is when it opens. @default true */
  isWanted?: boolean;
  /** It could not be loaded: a dialog counts as closed, so that the next press asks again. */
  onMissing?: () => void;
}

/** The error of a part that could not be loaded; its banner offers to load the page anew. */
export const missingPart = 'missingPart';

export function lazyPart<Part>(
  load: () => Promise<Part>,
  guard: typeof loadOrReload = loadOrReload,
): LazyPart<Part> {
  let loaded: Part | undefined;
  return {
    get: () => loaded,
    load: async () => {
      loaded ??= await guard(load);
    },
  };
}

/** A part of the page once its code is there. When it does not come the page stays, and a banner says so. */
export function useLazyPart<Part>(
  part: LazyPart<Part>,
  { isWanted = true, onMissing }: LazyPartOptions = {},
): LazyPartState<Part> {
  const { errors } = useUplink();
  const [isMissing, setMissing] = useState(false);
  const [, setThere] = useState(part.get() !== undefined);
  const onFailed = useEffectEvent(() => {
    tellMissingPart(errors);
    setMissing(true);
    onMissing?.();
  });
  useEffect(() => {
    if (!isWanted || part.get() !== undefined) return;
    let isAsked = true;
    setMissing(false);
    part.load().then(
      () => isAsked && setThere(true),
      () => isAsked && onFailed(),
    );
    return () => {
      isAsked = false;
    };
  }, [part, isWanted]);
  const Part = part.get();
  if (Part !== undefined) return { status: 'ready', Part };
  return { status: isMissing ? 'missing' : 'loading' };
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
      message: 'A part of this page could not be loaded. What you typed is kept on this device.',
    }),
  );
}
