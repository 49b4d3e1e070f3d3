import type { Schema } from '@uplink/api-client';
import { mayAny, type PolicyName, type PolicyPerson } from '@uplink/api-client/domain';
import type { Deps } from '../../../deps.ts';
import { type FigureKind, type FigureRow, sumFigure } from './figures.repository.ts';
import { rangeOf } from './figures.rules.ts';

const seenBy: Record<FigureKind, PolicyName> = {
  signUps: 'listUsers',
  purchases: 'readPurchases',
  income: 'readPurchases',
  refunded: 'readPurchases',
};

/** How key figures went over the last days: those that the caller's roles see. */
export async function readFigures(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  staff: PolicyPerson,
  days = 30,
): Promise<Schema<'StaffFigures'>> {
  const { starts, ...range } = rangeOf(clock.now(), days);
  const kinds = (Object.keys(seenBy) as FigureKind[]).filter((kind) => mayAny(staff, seenBy[kind]));
  const figures = await Promise.all(
    kinds.map(async (kind) => {
      const rows = await sumFigure(db, kind, { ...range, days });
      return currenciesOf(kind, rows).map((currency) =>
        toFigure(
          { kind, currency, starts },
          rows.filter((row) => row.currency === currency),
        ),
      );
    }),
  );
  return { ...range, figures: figures.flat() };
}

/** What is counted has a figure even without any; amounts only in currencies that occurred. */
function currenciesOf(kind: FigureKind, rows: readonly FigureRow[]): (string | null)[] {
  if (kind === 'signUps' || kind === 'purchases') return [null];
  return [...new Set(rows.map(({ currency }) => currency))].sort().slice(0, maxCurrencies);
}

const maxCurrencies = 8;

interface Of extends Pick<Schema<'StaffFigure'>, 'kind' | 'currency'> {
  starts: readonly string[];
}

function toFigure(
  { kind, currency, starts }: Of,
  rows: readonly FigureRow[],
): Schema<'StaffFigure'> {
  const sumOf = (start: string | null) => rows.find((row) => row.start === start)?.value ?? 0;
  const points = starts.map((start) => ({ start, value: sumOf(start) }));
  const total = points.reduce((sum, { value }) => sum + value, 0);
  return { kind, currency, total, before: sumOf(null), points };
}
