import { useMessages } from '@uplink/api-client/messages';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { type ReactNode, useState } from 'react';
import { introMessages } from './intro.messages.ts';

type Width = keyof typeof introMessages.widths;

const widthOptions = (messages: typeof introMessages) =>
  (['phone', 'tablet', 'desktop'] as const).map((id) => ({
    id,
    label: messages.widths[id],
  }));

/** The page as it looks on a phone, a tablet and a desktop. */
export function IntroPreview({ children }: { children: ReactNode }) {
  const messages = useMessages(introMessages);
  const [width, setWidth] = useState<Width>('phone');
  return (
    <section className="ul-card ul-intro-preview" aria-label={messages.preview}>
      <div className="ul-intro-preview__head">
        <h2 className="ul-h4">{messages.preview}</h2>
        <SegmentedControl
          aria-label={messages.width}
          options={widthOptions(messages)}
          value={width}
          onChange={setWidth}
        />
      </div>
      <section
        className="ul-intro-preview__stage"
        aria-label={messages.widths[width]}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
      >
        <div className="ul-intro-preview__page ul-stack" data-width={width}>
          {children}
        </div>
      </section>
    </section>
  );
}
