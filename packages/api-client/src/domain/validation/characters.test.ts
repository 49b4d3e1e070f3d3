import { expect, test } from 'vitest';
import { multiLine, singleLine } from './characters.ts';
import { CHARACTERS } from './validation.messages.ts';

test.each(['Maya', 'Zoë Ångström', 'שלום', 'नमस्ते', '👩‍🚀', 'a\u00a0b', ''])(
  '%j is a line',
  (value) => {
    expect([singleLine(value), multiLine(value)]).toEqual([undefined, undefined]);
  },
);

test.each(['\0', '\u0007', '\u001b[31m', '\r', '\u007f', '\u0085', '\u2028'])(
  '%j is in no text',
  (value) => {
    expect([singleLine(`a${value}b`), multiLine(`a${value}b`)]).toEqual([
      CHARACTERS.line,
      CHARACTERS.text,
    ]);
  },
);

test.each(['\n', '\t'])('%j is in texts of several lines', (value) => {
  expect([singleLine(`a${value}b`), multiLine(`a${value}b`)]).toEqual([CHARACTERS.line, undefined]);
});
