import type { TestApp } from '../../testing/test-app.ts';
import { secretOf } from '../people.fixture.ts';
import type { Products } from '../products.fixture.ts';

/** Whose belongings are made, and what they are in. */
export interface Owner {
  name: string;
  id: number;
  cohortId: number;
  /** Someone with a public profile. */
  followed: number;
  draftKey: string;
}

type Call = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  url: string,
  body?: object,
) => Promise<Awaited<ReturnType<TestApp['call']>>['body']>;

/** What each kind of belonging is made with. */
export interface Owning {
  academy: TestApp;
  products: Products;
  owner: Owner;
  /** The words that no one else may read. */
  secret: string;
  /** Calls as the owner; fails unless the call is answered. */
  call: Call;
}

/** Begins to make the belongings of a person. */
export function startOwning(academy: TestApp, products: Products, owner: Owner): Owning {
  return {
    academy,
    products,
    owner,
    secret: secretOf(owner.name),
    async call(method, url, body) {
      const answer = await academy.call(owner.name, method, url, body);
      if (answer.status >= 300) {
        throw new Error(`${owner.name} ${method} ${url}: ${JSON.stringify(answer.body)}`);
      }
      return answer.body;
    },
  };
}
