'use client';
import { type Formats, formatMessages } from './format.messages.ts';
import { useMessages } from './use-messages.ts';

/** How dates and lengths of time are written, as the nearest `UplinkProvider` says. */
export const useFormats = (): Formats => useMessages(formatMessages);
