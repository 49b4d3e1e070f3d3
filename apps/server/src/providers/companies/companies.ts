import type { Schema } from '@uplink/api-client';

/** Where names of companies are looked up while one is typed. */
export interface CompanyProvider {
  /** At most ten; none when the service does not answer. */
  suggest(query: string): Promise<Schema<'Company'>[]>;
}

/** Suggests nothing: names are typed in full. */
export const noCompanies: CompanyProvider = { suggest: async () => [] };
