export type Colour = [red: number, green: number, blue: number];

/** What a custom property of the page comes to as a colour, in any notation. */
export function readColour(property: string): Colour | undefined {
  const probe = document.createElement('span');
  probe.style.color = `var(${property})`;
  document.body.append(probe);
  const computed = getComputedStyle(probe).color;
  probe.remove();
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!brush) return undefined;
  // A pixel is red, green and blue however the colour was written.
  brush.fillStyle = computed;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: Colour, other: Colour): number {
  const [high = 0, low = 0] = [lightOf(one), lightOf(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function lightOf(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
