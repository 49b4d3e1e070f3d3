import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { IconButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Icon } from '@uplink/ui/icon';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { Skeleton } from '@uplink/ui/skeleton';
import { Viewport } from '@uplink/ui/viewport';
import { Moon, Sun } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { layoutMessages } from './layout.messages.ts';

export interface LayoutPreviewProps {
  /** Nothing while it is loaded; null where the page can't be shown. */
  preview: Schema<'CheckoutPreview'> | null | undefined;
  /** Draws the page as visitors see it. */
  renderPage: (preview: Schema<'CheckoutPreview'>) => ReactNode;
  /** The element that is being written: it is outlined and brought into view. */
  outlined?: Schema<'CheckoutElement'> | undefined;
}

const widths = { desktop: 1180, tablet: 768, phone: 390 } as const;
type Shown = keyof typeof widths | 'both';
const heights = { desktop: 1240, tablet: 1100, phone: 780 } as const;

/** The real page in the widths of three devices. */
export function LayoutPreview({ preview, renderPage, outlined }: LayoutPreviewProps) {
  const messages = useMessages(layoutMessages);
  const [shown, setShown] = useState<Shown>('both');
  const [theme, setTheme] = useState<'light' | 'dark'>();
  const isDark = theme === 'dark';
  const frames = shown === 'both' ? (['desktop', 'phone'] as const) : [shown];
  return (
    <Card isFlush>
      <div className="ul-checkout-preview__bar">
        <h2 className="ul-strong">{messages.preview}</h2>
        <SegmentedControl
          aria-label={messages.preview}
          options={(['both', 'desktop', 'tablet', 'phone'] as const).map((id) => ({
            id,
            label: messages.widths[id],
          }))}
          value={shown}
          onChange={(next) => setShown(next as Shown)}
        />
        <span className="ul-small ul-muted ul-grow">{messages.atOnce}</span>
        <IconButton
          variant="quiet"
          aria-label={isDark ? messages.light : messages.dark}
          icon={<Icon as={isDark ? Sun : Moon} />}
          onPress={() => setTheme(isDark ? 'light' : 'dark')}
        />
      </div>
      <div className="ul-checkout-preview" data-shown={shown}>
        {preview === null && <p className="ul-muted">{messages.noPreview}</p>}
        {preview === undefined && <Skeleton height={480} />}
        {preview &&
          frames.map((id) => (
            <figure key={id} className="ul-checkout-preview__frame" data-frame={id}>
              <Viewport
                title={messages.frame(messages.widths[id], widths[id])}
                width={widths[id]}
                height={heights[id]}
                theme={theme}
              >
                <Outline of={outlined}>{renderPage(preview)}</Outline>
              </Viewport>
              <figcaption className="ul-small ul-muted">
                {messages.frame(messages.widths[id], widths[id])}
              </figcaption>
            </figure>
          ))}
      </div>
    </Card>
  );
}

/** A little of the page is left above the element. */
const above = 40;

function Outline({ of, children }: { of: string | undefined; children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = of ? page.current?.querySelector(`[data-element="${of}"]`) : null;
    if (!element) return;
    const frame = element.ownerDocument.defaultView;
    frame?.scrollTo({ top: frame.scrollY + element.getBoundingClientRect().top - above });
  }, [of]);
  return (
    <div ref={page} className="ul-checkout-outline" data-of={of}>
      {children}
    </div>
  );
}
