import { certificatesMessages } from './certificates.messages.ts';

/** What is said of a code that no certificate has. */
export function verificationMissing(messages = certificatesMessages) {
  return { title: messages.unknownTitle, text: messages.unknownText };
}
