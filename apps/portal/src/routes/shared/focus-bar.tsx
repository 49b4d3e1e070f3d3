import { BrandMark } from '@uplink/ui/brand';
import { IconButton } from '@uplink/ui/button';
import { Link } from '@uplink/ui/link';
import { ALargeSmall, ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDisplaySettings } from '../../shell/use-display-settings.tsx';
import './lesson-frame.css';

export interface FocusBarProps {
  /** The one way back. */
  backHref: string;
  /** Read out before where it leads. */
  backWords: string;
  /** Above the name. */
  over: string;
  name: string;
  /** Which part of a lesson it heads. */
  part?: string;
  /** Between the name and the controls. */
  middle?: ReactNode;
  /** Before the button of the display settings. */
  controls?: ReactNode;
}

/** The head of a page that has no shell around it: one way back, where one is, how it looks. */
export function FocusBar(props: FocusBarProps) {
  const { backHref, backWords, over, name, part, middle, controls } = props;
  return (
    <header className="ul-lesson__bar" data-part={part}>
      <Link className="ul-lesson__back ul-grow" href={backHref}>
        <ArrowLeft className="ul-icon" size={18} aria-hidden />
        <span className="ul-sr">{backWords}</span>
        <span className="ul-hide-mobile">
          <BrandMark />
        </span>
        <span className="ul-truncate">
          <span className="ul-lesson__over ul-cap ul-subtle">{over}</span>
          <span className="ul-lesson__product ul-medium">{name}</span>
        </span>
      </Link>
      {middle}
      <div className="ul-row ul-gap-4 ul-none">
        {controls}
        <DisplayButton />
      </div>
    </header>
  );
}

function DisplayButton() {
  const { open, dialog } = useDisplaySettings();
  return (
    <>
      <IconButton
        aria-label="Display settings"
        icon={<ALargeSmall className="ul-icon" size={18} />}
        onPress={open}
      />
      {dialog}
    </>
  );
}
