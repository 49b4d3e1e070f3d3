import { useMutation, useQueryClient } from '@tanstack/react-query';
import { calendarQuery, type NotReady, notReady, useUplink } from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';

export interface CalendarReady {
  status: 'ready';
  /** The private address; null while there is none. */
  url: string | null;
  isChanging: boolean;
  onSet: (isOpen: boolean) => void;
}

/** Loads, makes and ends the private address of the own calendar. */
export function useCalendar(): NotReady | CalendarReady {
  const client = useUplink();
  const queries = useQueryClient();
  const options = calendarQuery(client);
  const query = useHeldQuery(options);
  const change = useMutation({
    mutationFn: (isOpen: boolean) =>
      client.unwrap(client.api.PUT('/me/calendar', { body: { isOpen } })),
    onSuccess: (feed) => queries.setQueryData(options.queryKey, feed),
  });
  if (!query.data) return notReady(query);
  return {
    status: 'ready',
    url: query.data.url,
    isChanging: change.isPending,
    onSet: change.mutate,
  };
}
