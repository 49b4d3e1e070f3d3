'use client';
import { type AllFormats, formatMessages } from './format.messages.ts';
import { useMessages } from './use-messages.ts';

/** The same as `useFormats`, and how amounts of money, sizes of files and decimals are written. */
export const useAllFormats = (): AllFormats => useMessages(formatMessages);
