import type { Sandbox } from '../sandbox.ts';

export interface OriginDeps {
  sandbox: Sandbox;
  /** Whose pages may take cards, and hear what its pages say. */
  academyOrigins: string[];
  /** Other sites that show pages of the academy, with the card form in them. */
  partnerOrigins: () => Promise<string[]>;
}
