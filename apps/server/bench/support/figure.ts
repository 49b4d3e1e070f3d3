/** One line of the closing table. */
export interface Figure {
  name: string;
  measured: string;
  /** As docs/architecture.md states it; without one the figure only informs. */
  budget?: string;
  isMet?: boolean;
}

/** A figure that should not exceed its budget. */
export function atMost(name: string, measured: number, budget: number, unit: string): Figure {
  return {
    name,
    measured: withUnit(measured, unit),
    budget: `≤ ${withUnit(budget, unit)}`,
    isMet: measured <= budget,
  };
}

export function withUnit(value: number, unit: string): string {
  const digits = Number.isInteger(value) ? 0 : value < 10 ? 2 : value < 100 ? 1 : 0;
  return `${value.toFixed(digits)} ${unit}`.trim();
}

export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The value below which a part of all values lies. */
export function percentile(values: number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

export function printTable(figures: Figure[]): void {
  const rows = figures.map(({ name, measured, budget = '', isMet }) => [
    name,
    measured,
    budget,
    isMet === undefined ? '' : isMet ? 'met' : 'NOT MET',
  ]);
  const table = [['Figure', 'Measured', 'Budget', ''], ...rows];
  const widths = [0, 1, 2].map((column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of table) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}
