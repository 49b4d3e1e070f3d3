'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { ApiError } from '../client/api-error.ts';
import type { UplinkClient } from '../client/client.ts';
import type { MessageOverrides } from '../messages/define-messages.ts';
import { MessagesContext } from '../messages/messages-context.ts';

const UplinkContext = createContext<UplinkClient | undefined>(undefined);

export interface UplinkProviderProps {
  /** The client every widget below uses. */
  client: UplinkClient;
  /** The query cache. @default one of its own */
  queryClient?: QueryClient;
  /**
   * Texts in place of the widgets' own, by namespace. Create the object outside of the component.
   * @default those of the provider above, if there is one
   */
  messages?: MessageOverrides | undefined;
  /** The widgets, anywhere below. */
  children: ReactNode;
}

/** Provides the widgets below it with the client, its session and a query cache. */
export function UplinkProvider({ client, queryClient, messages, children }: UplinkProviderProps) {
  const [own] = useState(() => queryClient ?? createQueryClient());
  const outer = useContext(MessagesContext);
  return (
    <UplinkContext.Provider value={client}>
      <MessagesContext.Provider value={messages ?? outer}>
        <QueryClientProvider client={queryClient ?? own}>{children}</QueryClientProvider>
      </MessagesContext.Provider>
    </UplinkContext.Provider>
  );
}

/** The client of the nearest provider. */
export function useUplink(): UplinkClient {
  const client = useContext(UplinkContext);
  if (!client) {
    throw new Error(
      'useUplink needs an <UplinkProvider client={...}> around the widget that uses it. See /docs/developers/errors.html#errors-of-your-code.',
    );
  }
  return client;
}

/**
 * A query cache that retries only what may succeed the second time. Offline calls fail with an
 * error: by default they would wait silently and be sent when the user no longer expects it.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        retry: (count, error) => error instanceof ApiError && error.isPassing && count < 2,
        // A failure on the page stays there: a part that comes beside it would ask again, and take it
        // away for that long.
        retryOnMount: (query) => query.getObserversCount() < 2,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
