import {
  createEmptyApp,
  createListeningApp,
  type ListeningApp,
  type TestApp,
} from '../test-app.ts';
import { addPerson } from './people.ts';

/** The real app on a database of its own, with an admin and nothing else: each test adds what it needs. */
export async function createWorld(environment: Record<string, string> = {}): Promise<TestApp> {
  const academy = await createEmptyApp(environment);
  await addPerson(academy, 'admin', { roles: ['admin'] });
  return academy;
}

/** The same on a port of its own, for what only a network shows: sign-in, sockets, uploads. */
export function createListeningWorld(
  environment: Record<string, string> = {},
): Promise<ListeningApp> {
  return createListeningApp(environment, createWorld);
}
