'use client';
import { type Formats, lightFormats } from './light-formats.ts';
import { useMessages } from './use-messages.ts';

/** How dates, lengths of time and whole numbers are written, as the nearest `UplinkProvider` says. */
export const useFormats = (): Formats => useMessages(lightFormats);
