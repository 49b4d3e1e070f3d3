import { useQuery } from '@tanstack/react-query';
import { partnerQuery } from '@uplink/api-client/react';
import { acceptHost, type EmbedEvents, type Hello, type Host } from '@uplink/embed/protocol';
import { useEffect, useRef, useState } from 'react';
import { queryClient } from '../../app/client.ts';
import { visitorClient } from './frame-client.ts';
import { lookLikeHost } from './host-look.ts';

export interface HostLine {
  /** The key in the frame's address. */
  partnerKey: string;
  /** The site around this frame, once it has said hello. */
  host: Host | undefined;
  /** What the site's element says last: its look and its token. */
  hello: Hello | undefined;
  /** Sends a message to the site. Messages are queued until it has said hello. */
  tell: <Name extends keyof EmbedEvents>(type: Name, detail: EmbedEvents[Name]) => void;
}

/** The line to the partner's page around this frame. Pages of other origins are never answered. */
export function useHost(): HostLine {
  const partnerKey = new URLSearchParams(location.search).get('key') ?? '';
  const partner = useQuery(partnerQuery(visitorClient, partnerKey), queryClient);
  const origins = partner.data?.origins;
  const [host, setHost] = useState<Host>();
  const [hello, setHello] = useState<Hello>();
  const line = useRef<{ host?: Host; kept: (() => void)[] }>({ kept: [] });

  const tell = useRef<HostLine['tell']>((type, detail) => {
    const { host: open, kept } = line.current;
    if (open) open.tell(type, detail);
    else kept.push(() => line.current.host?.tell(type, detail));
  });

  useEffect(() => {
    if (!origins || window.parent === window) return;
    // Before anything is drawn: skeletons have the site's colours, and columns their sides.
    const wear = (said: Hello) => {
      for (const message of lookLikeHost(said)) tell.current('warning', { message });
      setHello(said);
    };
    return acceptHost({
      isAllowed: (origin) => origin === location.origin || origins.includes(origin),
      onHost: (accepted) => {
        line.current.host = accepted;
        setHost(accepted);
        wear(accepted.hello);
        for (const send of line.current.kept.splice(0)) send();
      },
      onChange: wear,
    });
  }, [origins]);

  return { partnerKey, host, hello, tell: tell.current };
}
