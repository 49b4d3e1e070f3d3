import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type Schema } from '@uplink/api-client';
import {
  meQuery,
  type NotReady,
  notReady,
  profileQuery,
  publicProfileQuery,
  useUplink,
} from '@uplink/api-client/react';
import type { Conflict } from '@uplink/kit/saving';
import { useUnsavedWarning } from '@uplink/kit/saving';
import { useHeldQuery } from '@uplink/kit/states';
import { useRef, useState } from 'react';
import { useKeptChanges } from './kept-changes.controller.ts';
import { messages } from './profile-form.messages.ts';
import {
  afterSave,
  change,
  changedFields,
  conflictingFields,
  faultsOf,
  openChanges,
  type ProfileChanges,
  type ProfileFaults,
  type ProfileField,
  type ProfileValues,
  resolve,
  toFaults,
  toUpdate,
  toValues,
  withChanges,
} from './profile-form.rules.ts';
import { useServerFault } from './server-fault.controller.ts';

export interface ProfileFormReady {
  status: 'ready';
  profile: Schema<'Profile'>;
  values: ProfileValues;
  /** The sentence at each field that needs another look. */
  faults: ProfileFaults;
  isDirty: boolean;
  isSaving: boolean;
  isSaved: boolean;
  /** Why the last save was refused as a whole. */
  message: string | undefined;
  /** The server wants the password once more. */
  needsSignIn: boolean;
  conflicts: readonly Conflict[];
  onChange: (field: ProfileField, value: string) => void;
  /** A field was left: what is wrong with it is said from now on. */
  onLeave: (field: ProfileField) => void;
  onResolve: (field: string, choice: 'mine' | 'theirs') => void;
  onSave: () => void;
  onDiscard: () => void;
}

/** The profile while it is edited. What is typed is kept here until the server has it. */
export function useProfileForm(): NotReady | ProfileFormReady {
  const client = useUplink();
  const query = useHeldQuery(profileQuery(client));
  const [kept, setKept] = useKeptChanges();
  const [left, setLeft] = useState<ReadonlySet<ProfileField>>(new Set());
  const [isTried, setTried] = useState(false);
  const phone = useServerFault('phone');
  const { save, ...saving } = useSaveProfile(kept, setKept);

  const stored = query.data && toValues(query.data);
  const changes = stored ? openChanges(kept, stored) : {};
  const isDirty = changedFields(changes).length > 0;
  useUnsavedWarning(client.session, isDirty);
  if (!query.data || !stored) return notReady(query);

  const profile = query.data;
  const values = withChanges(stored, changes);
  const found = faultsOf(values, new Date());
  const conflicting = conflictingFields(changes, stored);
  const isTold = (field: string) =>
    isTried || left.has(field as ProfileField) || (field === 'birthDate' && left.has('birthYear'));
  const told = Object.entries(found).filter(([field]) => isTold(field));
  const phoneFault = changes.phone && phone.faultOf(values.phone);
  const faults: ProfileFaults = {
    ...saving.faults,
    ...(phoneFault && { phone: phoneFault }),
    ...Object.fromEntries(told),
  };

  return {
    status: 'ready',
    profile,
    values,
    faults,
    isDirty,
    isSaving: saving.isSaving,
    isSaved: saving.isSaved && !isDirty,
    message:
      saving.message ?? (isTried && Object.keys(found).length > 0 ? messages.fix : undefined),
    needsSignIn: saving.needsSignIn,
    conflicts: conflicting.map((field) => ({
      id: field,
      label: messages.fields[field],
      mine: [changes[field]?.to ?? ''].filter(Boolean),
      theirs: [stored[field]].filter(Boolean),
    })),
    onChange(field, value) {
      setKept(change(changes, stored, field, value));
      saving.forget();
    },
    onLeave(field) {
      setLeft((others) => new Set([...others, field]));
      if (field === 'phone' && changes.phone && values.phone.trim() !== '')
        phone.check(values.phone);
    },
    onResolve: (field, choice) => setKept(resolve(changes, stored, field as ProfileField, choice)),
    onSave() {
      setTried(true);
      if (!isDirty || conflicting.length > 0 || Object.keys(found).length > 0) return;
      save({ changes, update: { ...toUpdate(changes, values), baseVersion: profile.version } });
    },
    onDiscard() {
      setKept({});
      setTried(false);
      setLeft(new Set());
      saving.forget();
    },
  };
}

interface Save {
  changes: ProfileChanges;
  update: Schema<'ProfileUpdate'>;
}

function useSaveProfile(kept: ProfileChanges, setKept: (changes: ProfileChanges) => void) {
  const latest = useRef(kept);
  latest.current = kept;
  const client = useUplink();
  const queries = useQueryClient();
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: ({ update }: Save) =>
      client.unwrap(client.api.PATCH('/me', { body: update }), { rethrow: true }),
    onSuccess(profile, { changes }) {
      queries.setQueryData(profileQuery(client).queryKey, profile);
      setKept(afterSave(latest.current, changes, toValues(profile)));
      void queries.invalidateQueries({ queryKey: meQuery(client).queryKey });
      void queries.invalidateQueries({
        queryKey: publicProfileQuery(client, profile.uniqueName).queryKey,
      });
    },
    async onError(failure, { changes, update }) {
      if (!(failure instanceof ApiError && failure.status === 409)) return;
      const theirs = await queries.fetchQuery({ ...profileQuery(client), staleTime: 0 });
      const stored = toValues(theirs);
      const open = openChanges(changes, stored);
      // Other fields were changed there: nothing meets, so both are kept.
      if (conflictingFields(open, stored).length > 0 || theirs.version === update.baseVersion)
        return;
      const values = withChanges(stored, open);
      mutate({ changes: open, update: { ...toUpdate(open, values), baseVersion: theirs.version } });
    },
  });
  const refusal = error instanceof ApiError ? error : undefined;
  const needsSignIn = refusal?.code === 'staleSignIn';
  const fieldErrors = refusal?.body.fieldErrors;
  return {
    save: mutate,
    forget: reset,
    isSaving: isPending,
    isSaved: isSuccess,
    needsSignIn,
    faults: fieldErrors ? toFaults(fieldErrors) : {},
    message: needsSignIn || refusal?.status === 409 ? undefined : error?.message,
  };
}
