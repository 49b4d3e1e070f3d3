import { type ReactNode, useEffect, useRef } from 'react';
import { lookLikeHost } from './host-look.ts';
import type { HostLine } from './use-host.ts';
import './embed-frame.css';

/** Around the content of a frame: takes over the site's look and tells the site how high the content is. */
export function EmbedFrame({ host: line, children }: { host: HostLine; children: ReactNode }) {
  const { host, tell } = line;
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!host) return;
    for (const message of lookLikeHost(host.hello)) tell('warning', { message });
    tell('ready', { version: host.version });
  }, [host, tell]);

  useEffect(() => {
    if (!ref.current) return;
    const element = ref.current;
    const observer = new ResizeObserver(() => {
      // A hidden tab or a closed accordion has no height; it is measured again when it opens.
      const height = Math.ceil(element.getBoundingClientRect().height);
      if (height > 0) tell('height', { height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [tell]);

  return (
    <div ref={ref} className="ul-embed-frame">
      {children}
    </div>
  );
}
