/** What a list asks for: the parameters that say something. */
export const askedOf = <Search extends object>(search: Search) =>
  Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== ''),
  ) as { [Name in keyof Search]?: Exclude<Search[Name], undefined> };
