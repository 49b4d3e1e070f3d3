import { between, type Random } from '../random.ts';
import { circle, path, rect, type Shape, text } from '../shapes.ts';

const boxes = ['core1', 'core2', 'edge1'];
const lines = 7;

/** Automation: the same change on every box, as a difference. */
export function diff(random: Random): Shape[] {
  const added = 2 + Math.floor(random() * 3);
  return boxes.flatMap((name, index) => {
    const x = 58 + index * 98;
    const drawing = [
      rect('panel', [x, 22], [88, 132], 6),
      rect('inset', [x, 22], [88, 22], 6),
      circle('figureFill', [x + 11, 33], 3),
      text('label', [x + 20, 37], name),
    ];
    for (let line = 0; line < lines; line += 1) {
      const y = 56 + line * 14;
      if (line === added || line === added + 1)
        drawing.push(
          rect('veil', [x + 1, y - 6.5], [86, 13], 0),
          path('figure', 'M', x + 6, y, 'h', 7, 'm', -3.5, -3.5, 'v', 7),
          rect('keyFill', [x + 19, y - 2.5], [56 - (line - added) * 16, 5], 2.5),
        );
      else if (line === added - 1)
        drawing.push(
          path('line', 'M', x + 6, y, 'h', 7),
          rect('figureFill', [x + 19, y - 2.5], [between(random, 34, 60), 5], 2.5),
        );
      else drawing.push(rect('lowFill', [x + 19, y - 2.5], [between(random, 24, 60), 5], 2.5));
    }
    return drawing;
  });
}
