import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { followPage } from './follow-page.ts';
import './viewport.css';

export interface ViewportProps {
  /** Names the frame for screen readers. */
  title: string;
  /** CSS pixels that the page inside has: its media queries answer to them. */
  width: number;
  /** CSS pixels that are seen of it without scrolling. */
  height: number;
  /** Light or dark, whatever the page around it is. @default as the page around it */
  theme?: 'light' | 'dark' | undefined;
  /** What is shown. It can be looked at and scrolled, not used. */
  children: ReactNode;
}

const empty = '<!doctype html><html><head></head><body></body></html>';

/** A page in a window of a given width, drawn smaller where there is less room: a preview of a page in the page. */
export function Viewport({ title, width, height, theme, children }: ViewportProps) {
  const box = useRef<HTMLDivElement>(null);
  const stop = useRef(() => {});
  const [frame, setFrame] = useState<Document>();
  const [scale, setScale] = useState(1);
  const open = useCallback((document_: Document | null) => {
    if (!document_) return;
    stop.current();
    stop.current = followPage(document_);
    setFrame(document_);
  }, []);
  useEffect(() => () => stop.current(), []);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  useEffect(() => {
    if (frame && theme) setTheme(frame, theme);
    else if (frame) followTheme(frame);
  }, [frame, theme]);
  return (
    <div ref={box} className="ul-viewport" style={{ height: height * scale }}>
      <iframe
        className="ul-viewport__frame"
        title={title}
        srcDoc={empty}
        style={{ width, height, transform: `scale(${scale})` }}
        onLoad={(event) => open(event.currentTarget.contentDocument)}
      />
      {frame && createPortal(<div inert>{children}</div>, frame.body)}
    </div>
  );
}

function setTheme({ documentElement }: Document, theme: string): void {
  documentElement.dataset.theme = theme;
}

function followTheme({ documentElement }: Document): void {
  const { theme } = document.documentElement.dataset;
  if (theme) documentElement.dataset.theme = theme;
  else delete documentElement.dataset.theme;
}
