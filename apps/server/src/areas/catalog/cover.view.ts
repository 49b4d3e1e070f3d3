import type { Schema } from '@uplink/api-client';

export interface CoverRow {
  cover_motif: string;
  cover_hue: string;
  unique_name: string;
}

/** What a drawing is made from; the table's checks know the same names as the contract. */
export const toCover = (row: CoverRow) =>
  ({
    motif: row.cover_motif,
    hue: row.cover_hue,
    seed: row.unique_name,
  }) as Schema<'Cover'>;
