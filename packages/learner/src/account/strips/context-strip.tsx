'use client';
import { useQuery } from '@tanstack/react-query';
import { contextNotice } from '@uplink/api-client/domain';
import { contextQuery, useUplink } from '@uplink/api-client/react';
import { lazyView } from '@uplink/ui/lazy-part';
import { StripPlace } from '@uplink/ui/strip';
import type { ContextStripProps } from './context-strip.types.ts';

export type { ContextStripProps };

// Most pages open with nothing to say.
const Notice = lazyView(async () => (await import('./notice.tsx')).Notice, StripPlace);

/** Says the one thing that the standing of this person asks for: a survey, a product that ended, an invitation. */
export function ContextStrip(props: ContextStripProps) {
  const context = useQuery(contextQuery(useUplink())).data;
  const notice = context && contextNotice(context, props.place);
  return <div role="status">{notice && <Notice {...props} notice={notice} />}</div>;
}
