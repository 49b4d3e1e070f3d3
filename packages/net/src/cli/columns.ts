/** A row of a table of fixed columns. */
export function row(cells: (string | number)[], widths: number[]): string {
  let line = '';
  cells.forEach((cell, i) => {
    line += `${cell}`.padEnd(widths[i] ?? 0);
  });
  return line.replace(/\s+$/, '');
}

/** A list in several lines of at most a width, as devices wrap ports. */
export function wrapped(items: string[], width: number): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines[lines.length - 1];
    if (last !== undefined && `${last}, ${item}`.length <= width) {
      lines[lines.length - 1] = `${last}, ${item}`;
    } else lines.push(item);
  }
  return lines;
}
