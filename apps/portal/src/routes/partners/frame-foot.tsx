import { BrandMark } from '@uplink/ui/brand';
import { ACADEMY_NAME } from '../../app/constants.ts';

/** Whose content this is, under all of it. */
export function FrameFoot() {
  return (
    <footer className="ul-embed-frame__foot ul-small ul-muted">
      <BrandMark />
      <a href="/">By {ACADEMY_NAME}</a>
    </footer>
  );
}
