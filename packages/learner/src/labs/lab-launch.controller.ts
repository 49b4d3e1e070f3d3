import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { readKey, useUplink } from '@uplink/api-client/react';
import { useNavigate } from '@uplink/ui/link';
import { useState } from 'react';

type Lab = Schema<'Lab'>;

/** A lab that was opened is under way: in the lists of labs, and as a product. */
const changed = [
  readKey('/me/labs'),
  readKey('/me/modules/{id}/labs'),
  readKey('/me/modules'),
  readKey('/me/modules/{id}/details'),
] as const;

interface Launched {
  labId: number;
  /** Of a vendor's lab, where the browser allows one. */
  tab: Window | null;
  runsHere: boolean;
}

/** For what doesn't follow a link in the app. */
const load = (href: string) => location.assign(href);

export interface LabLaunch {
  /** The lab that is asked about before its year begins. */
  asked: Lab | undefined;
  /** The lab on its way. */
  launchingId: number | undefined;
  /** The last one, which did not open by itself: its address, or why there is none. */
  failed: { labId: number; address?: string; message?: string } | undefined;
  onLaunch: (lab: Lab) => void;
  onConfirm: () => void;
  onClose: () => void;
}

/** Opens labs of vendors beside the page, and those of the academy in its place; the first launch, which begins a year, is asked about. */
export function useLabLaunch(): LabLaunch {
  const { api, unwrap } = useUplink();
  const queries = useQueryClient();
  const navigate = useNavigate() ?? load;
  const [asked, setAsked] = useState<Lab>();
  const [failed, setFailed] = useState<LabLaunch['failed']>();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ labId }: Launched) =>
      unwrap(api.POST('/me/labs/{id}/access', { params: { path: { id: labId } } }), {
        rethrow: true,
      }),
    onSuccess: ({ launchUrl }, { labId, tab, runsHere }) => {
      if (runsHere) navigate(new URL(launchUrl).pathname);
      else if (tab) tab.location.replace(launchUrl);
      else setFailed({ labId, address: launchUrl });
      return Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    onError: ({ message }, { labId, tab }) => {
      tab?.close();
      setFailed({ labId, message });
    },
  });

  function launch({ id, runsHere }: Lab) {
    setAsked(undefined);
    setFailed(undefined);
    if (runsHere) return mutate({ labId: id, tab: null, runsHere });
    // Opened during the press, or browsers block it as a pop-up; the address follows from the server.
    const tab = window.open('about:blank', '_blank');
    if (tab) tab.opener = null;
    mutate({ labId: id, tab, runsHere });
  }

  return {
    asked,
    launchingId: isPending ? variables.labId : undefined,
    failed,
    onLaunch: (lab) => (lab.state === 'ready' ? setAsked(lab) : launch(lab)),
    onConfirm: () => asked && launch(asked),
    onClose: () => setAsked(undefined),
  };
}
