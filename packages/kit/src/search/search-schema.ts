/** Reads one parameter of an address; undefined for anything it does not allow. */
export type SearchField<Value> = (value: unknown) => Value | undefined;

/** What an address of a list may say, by the name of each parameter. */
export type SearchSchema = Record<string, SearchField<unknown>>;

/** The values that a schema allows; what an address leaves out is undefined. */
export type SearchOf<Schema extends SearchSchema> = {
  [Name in keyof Schema]?: Exclude<ReturnType<Schema[Name]>, undefined> | undefined;
};

/** One of some values; a number in an address is compared as such. */
export function oneOf<Value extends string | number>(
  ...values: readonly Value[]
): SearchField<Value> {
  return (value) => values.find((one) => String(one) === String(value));
}

/** A whole number from 1, e.g. an id or the page after the first. */
export function wholeNumber(most = Number.MAX_SAFE_INTEGER): SearchField<number> {
  return (value) => {
    const number = Number(value);
    return Number.isInteger(number) && number > 0 && number <= most ? number : undefined;
  };
}

/** Words that someone typed, cut at a length. */
export function words(longest = 300): SearchField<string> {
  return (value) =>
    value === undefined || value === '' ? undefined : String(value).slice(0, longest);
}

/** A text of a given form. A router may have read one made of digits as a number. */
export function matching(pattern: RegExp): SearchField<string> {
  return (value) => (pattern.test(String(value ?? '')) ? String(value) : undefined);
}

/** Makes a reader of addresses: it keeps what the schema allows and drops everything else. */
export function defineSearch<Schema extends SearchSchema>(schema: Schema) {
  return (search: Record<string, unknown>): SearchOf<Schema> => {
    const read = Object.entries(schema).map(([name, field]) => [name, field(search[name])]);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined));
  };
}
