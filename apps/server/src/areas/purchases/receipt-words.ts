import type { Schema } from '@uplink/api-client';
import { productPath } from '@uplink/api-client/domain';
import type { MailSite } from '../../providers/mail/mail.ts';

type Site = Pick<MailSite, 'publicUrl'>;

/** What a bought product waits for. */
export interface Waiting {
  name: string;
  waitsFor?: Schema<'WaitsFor'> | undefined;
}

/** What the mail of a purchase says. */
export interface Receipt extends Waiting {
  /** Every figure with its label. */
  figures: readonly (readonly [string, string])[];
}

/** The paragraph of a mail that says what to finish before a bought product can be started; none if nothing is missing. */
export const finishFirst = ({ publicUrl }: Site, { name, waitsFor = [] }: Waiting): string[] =>
  waitsFor.length === 0
    ? []
    : [
        [
          `Before you can start ${name}, finish:`,
          ...waitsFor.map((product) => `${product.name}: ${publicUrl}${productPath(product)}`),
        ].join('\n'),
      ];

/** The paragraphs of a mail that say what was bought. */
export const receiptWords = (site: Site, receipt: Receipt): string[] => [
  ...finishFirst(site, receipt),
  receipt.figures.map(([label, figure]) => `${label}: ${figure}`).join('\n'),
  receiptsAt(site),
];

/** Where all receipts are. */
export const receiptsAt = ({ publicUrl }: Site): string =>
  `Your purchases and receipts: ${publicUrl}/billing`;
