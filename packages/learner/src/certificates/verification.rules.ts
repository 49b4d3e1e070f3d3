import { certificatesMessages } from './certificates.messages.ts';

/** For a code that no certificate has. */
export function verificationMissing(messages = certificatesMessages) {
  return { title: messages.unknownTitle, text: messages.unknownText };
}
