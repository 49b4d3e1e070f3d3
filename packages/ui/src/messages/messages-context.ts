import { createContext } from 'react';

/** The texts that the nearest provider replaces, by namespace. */
export const MessagesContext = createContext<Readonly<Record<string, object>> | undefined>(
  undefined,
);
