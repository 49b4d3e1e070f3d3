import { useQueryClient } from '@tanstack/react-query';
import { maxLength, required } from '@uplink/api-client/domain';
import { userKeys, userNotesQuery, useUplink } from '@uplink/api-client/react';
import { useForm } from '@uplink/kit/forms';
import { newId } from '@uplink/kit/saving';
import { pageState, useHeldQuery } from '@uplink/kit/states';
import { useRef, useState } from 'react';

/** Staff's notes about a person: a page of them, one that is being written, and deleting. */
export function useUserNotes(id: number) {
  const { api, unwrap, ...client } = useUplink();
  const queries = useQueryClient();
  const [cursor, setCursor] = useState<string>();
  const query = useHeldQuery(userNotesQuery({ api, unwrap, ...client }, id, cursor));
  const refresh = () =>
    Promise.all(userKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  // The same note sent again after a lost answer is added once.
  const changeId = useRef(newId());
  const form = useForm({
    stored: { note: '' },
    rules: { note: [required, maxLength(2000)] },
    async send({ note }) {
      const body = { note: note.trim(), changeId: changeId.current };
      const params = { path: { id } };
      await unwrap(api.POST('/management/users/{id}/notes', { params, body }), { rethrow: true });
      changeId.current = newId();
      setCursor(undefined);
      await refresh();
    },
  });
  return {
    list: pageState(query),
    paging: query.data?.paging,
    onCursorChange: setCursor,
    form,
    async onRemove(noteId: number, reason: string) {
      const params = { path: { id, noteId } };
      const sent = api.DELETE('/management/users/{id}/notes/{noteId}', {
        params,
        body: { reason },
      });
      await unwrap(sent, { rethrow: true });
      await refresh();
    },
  };
}
