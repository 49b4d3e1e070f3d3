import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { findPartner } from './partners.repository.ts';

export function partnersHandlers({ db }: Deps): Pick<Handlers, 'getPartner'> {
  return {
    async getPartner({ path }) {
      const partner = await findPartner(db, path.key);
      if (!partner) throw notFound('No partner has this key.');
      return partner;
    },
  };
}
