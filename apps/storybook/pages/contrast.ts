type Colour = [red: number, green: number, blue: number];

/** The ratio of WCAG between two computed colours (`rgb(…)`); undefined where one is no colour. */
export function contrastOf(one: string, other: string): number | undefined {
  const [first, second] = [parse(one), parse(other)];
  if (!first || !second) return undefined;
  const [light = 0, dark = 0] = [lightness(first), lightness(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function parse(colour: string): Colour | undefined {
  const [red, green, blue] = (/^rgba?\(([^)]+)\)$/.exec(colour)?.[1] ?? '').split(/[ ,/]+/);
  return blue ? [Number(red), Number(green), Number(blue)] : undefined;
}

function lightness(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
