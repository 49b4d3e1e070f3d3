import type { PaymentProviders } from '../payments.ts';
import type { Books } from './books.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

/** The built-in payment provider: it behaves like a real one and moves no money. */
export interface Sandbox {
  books: Books;
  providers: PaymentProviders;
}

export function createSandbox(options: Omit<Books, 'onNews'>): Sandbox {
  const books: Books = { ...options, onNews: () => {} };
  return {
    books,
    providers: {
      card: createSandboxProvider(books, 'card'),
      wallet: createSandboxProvider(books, 'wallet'),
    },
  };
}
