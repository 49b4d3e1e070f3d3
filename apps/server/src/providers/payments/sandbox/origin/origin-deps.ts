import type { Sandbox } from '../sandbox.ts';

export interface OriginDeps {
  sandbox: Sandbox;
  /** Who may frame its pages, and hear what they say. */
  academyOrigins: string[];
}
