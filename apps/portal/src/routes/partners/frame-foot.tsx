import { BrandMark } from '@uplink/ui/brand';
import { ACADEMY_NAME } from '../../app/constants.ts';

export interface FrameFootProps {
  /** What visitors may like to know about the content. */
  note?: string | undefined;
}

/** Whose content this is, under all of it. */
export function FrameFoot({ note }: FrameFootProps) {
  return (
    <footer className="ul-embed-frame__foot ul-small ul-muted">
      <BrandMark />
      <a href="/">Lessons by {ACADEMY_NAME}</a>
      {note && <span className="ul-embed-frame__note">{note}</span>}
    </footer>
  );
}
