import { CoverFrame, type CoverProps } from '../cover/cover-frame.tsx';
import { CoverShapes } from './cover-shapes.tsx';

/** A cover with its drawing at once, for pages rendered on the server; others use `Cover`. */
export function DrawnCover(props: CoverProps) {
  return (
    <CoverFrame {...props}>
      <CoverShapes {...props} />
    </CoverFrame>
  );
}
