import type { EmbedEvents } from '../protocol/protocol.ts';

export interface Scene {
  /** What the address names: a checkout page, a course, a lesson. */
  name: string;
  tell: <Name extends keyof EmbedEvents>(type: Name, detail: EmbedEvents[Name]) => void;
  refuse: (code: string, message: string) => void;
}

export interface TestContent {
  title: string;
  text: string;
  /** Buttons, by their names. */
  actions: Record<string, () => void>;
}

const order = { amount: 14_900, currency: 'USD' };

/** What the pages show without an academy, and what their buttons do: the same for every run. */
export const scenes: Record<string, (scene: Scene) => TestContent> = {
  checkout: ({ name, tell }) => {
    const buy = () => {
      tell('completed', { id: 'test-order-1', ...order });
      tell('step', { step: 'thank-you' });
    };
    return {
      title: 'Test checkout',
      text: `Checkout page ${name}, $149.00. Nothing is charged.`,
      actions: {
        'Choose the payment plan': () =>
          tell('total-changed', { amount: 5200, currency: order.currency }),
        'Pay with the test card': buy,
        'Pay with the test wallet': buy,
        'Decline the test card': () =>
          tell('warning', { message: 'The test card was declined; the form stays.' }),
      },
    };
  },
  course: ({ name }) => ({ title: 'Test course', text: `Course ${name}, $149.00.`, actions: {} }),
  lesson: ({ name, tell }) => ({
    title: 'Test lesson',
    text: `Lesson ${name}: what routers tell each other.`,
    actions: {
      'Open the quiz': () => tell('step', { step: 'quiz', id: name }),
      'Finish lesson': () => tell('completed', { id: name }),
      'Let the token expire': () =>
        tell('token-needed', { code: 'expiring', message: 'The session is about to end.' }),
    },
  }),
  quiz: ({ name, tell }) => ({
    title: 'Test quiz',
    text: `The quiz of lesson ${name}.`,
    actions: { 'Submit answers': () => tell('completed', { id: name }) },
  }),
};
