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
