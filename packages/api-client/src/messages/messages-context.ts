'use client';
import { createContext } from 'react';
import type { MessageOverrides } from './define-messages.ts';

/** The texts that the nearest provider replaces. */
export const MessagesContext = createContext<MessageOverrides | undefined>(undefined);
