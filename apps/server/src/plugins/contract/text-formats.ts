import { multiLine, singleLine } from '@uplink/api-client/domain';
import type { Ajv } from 'ajv';

/** The contract's formats of texts, by the rules that the forms have too. */
export function addTextFormats(ajv: Ajv): void {
  ajv.addFormat('line', (value) => singleLine(value) === undefined);
  ajv.addFormat('text', (value) => multiLine(value) === undefined);
}
