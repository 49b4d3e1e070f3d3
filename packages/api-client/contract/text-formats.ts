/**
 * Texts that are sent have one of two formats (src/domain/validation/characters.ts): `line` for one line
 * without control characters, which is given to every text that has no format, pattern or list of values
 * of its own, and `text` for several lines, which the contract says itself.
 */

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  pattern?: string;
  format?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}

export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> };
}

export function addTextFormats({ paths, components }: Document): void {
  const seen = new Set<Schema>();
  const visit = (schema: Schema | boolean | undefined) => {
    if (typeof schema !== 'object' || seen.has(schema)) return;
    seen.add(schema);
    if (schema.$ref) visit(components.schemas[schema.$ref.replace(/^.*\//, '')]);
    const isText = [schema.type].flat().includes('string');
    if (isText && !schema.enum && !schema.pattern) schema.format ??= 'line';
    for (const part of Object.values(schema.properties ?? {})) visit(part);
    for (const part of [schema.oneOf, schema.anyOf, schema.allOf].flat()) visit(part);
    visit(schema.items);
    visit(schema.additionalProperties);
  };
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item))) {
    visit(operation.requestBody?.content['application/json']?.schema);
  }
}
