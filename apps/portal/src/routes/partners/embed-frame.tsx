import { LinkProvider } from '@uplink/ui/link';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { MainLandmark } from '../../app/main-landmark.tsx';
import { FrameFoot } from './frame-foot.tsx';
import { type FrameContent, useFrameState } from './use-frame-state.ts';
import type { HostLine } from './use-host.ts';
import './embed-frame.css';

export interface EmbedFrameProps {
  host: HostLine;
  /** What the frame is there for, as its data arrives. */
  content: FrameContent;
  /** Opens an address of the academy inside the frame, where it can. @default none: all open a tab */
  onOpen?: (path: string) => boolean;
  /** Whether an address of the academy goes on with this content: following it leaves the frame. @default none does */
  leaves?: (path: string) => boolean;
  /** Shown below the content, next to the academy's name. */
  note?: string | undefined;
  children: ReactNode;
}

/** Around the content of a frame: takes over the site's look and tells the site how it goes and how high it is. */
export function EmbedFrame({
  host: line,
  content,
  onOpen,
  leaves,
  note,
  children,
}: EmbedFrameProps) {
  const { tell } = line;
  const ref = useRef<HTMLDivElement>(null);
  useFrameState(line, content);

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

  /** The academy's other pages can't be framed: they open in a tab. */
  function open(href: string): void {
    if (onOpen?.(href)) return;
    window.open(href, '_blank', 'noopener');
    if (leaves?.(href)) tell('closed', {});
  }

  function catchLink(event: MouseEvent<HTMLDivElement>): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return;
    if (link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    event.stopPropagation();
    open(link.origin === location.origin ? link.pathname + link.search + link.hash : link.href);
  }

  return (
    <LinkProvider navigate={open}>
      <div ref={ref} className="ul-embed-frame" onClickCapture={catchLink}>
        <MainLandmark>{children}</MainLandmark>
        <FrameFoot note={note} />
      </div>
    </LinkProvider>
  );
}
