import { messages } from './certificates.messages.ts';

/** What is said of a code that no certificate has. */
export const verificationMissing = { title: messages.unknownTitle, text: messages.unknownText };
