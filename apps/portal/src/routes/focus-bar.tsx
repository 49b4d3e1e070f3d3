import { BrandMark } from '@uplink/ui/brand';
import { IconButton } from '@uplink/ui/button';
import { ArrowLeft, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { setTheme, useIsDark } from '../shell/theme.ts';
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
  /** Before the theme's button. */
  controls?: ReactNode;
}

/** The head of a page that has no shell around it: one way back, where one is, the theme. */
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
        <ThemeButton />
      </div>
    </header>
  );
}

function ThemeButton() {
  const isDark = useIsDark();
  const Icon = isDark ? Sun : Moon;
  return (
    <IconButton
      aria-label={isDark ? 'Use the light theme' : 'Use the dark theme'}
      icon={<Icon className="ul-icon" size={18} />}
      onPress={() => setTheme(isDark ? 'light' : 'dark')}
    />
  );
}
