import { Checkbox } from 'react-aria-components';
import { CheckMark } from '../choice/check-mark.tsx';

/** The box that chooses a row, or in the head all of them; the table names it. */
export function SelectionBox() {
  return (
    <Checkbox slot="selection" className="ul-check">
      {({ isIndeterminate }) => <CheckMark isIndeterminate={isIndeterminate} />}
    </Checkbox>
  );
}
