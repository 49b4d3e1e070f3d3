import type { Schema } from '@uplink/api-client';

type Person = Schema<'Person'>;

/** Data of any query that shows people, with one of them followed or not. */
export function withFollowed(data: unknown, id: number, isFollowed: boolean): unknown {
  const turn = (person: Person) => (person.id === id ? { ...person, isFollowed } : person);
  if (Array.isArray(data)) return data.map((one: Person) => turn(one));
  if (typeof data !== 'object' || data === null) return data;
  if ('data' in data) return { ...data, data: (data.data as Person[]).map(turn) };
  if ('person' in data) return { ...data, person: turn(data.person as Person) };
  return data;
}
