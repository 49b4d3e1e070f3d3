import type { TestAnswers } from '@uplink/api-client/testing';

let told = new Set<string>();

/** Before another story. */
export function forgetData(): void {
  told = new Set();
}

/** What the pretended server of a story said: a widget may show it, but it is no text of its own. The longest first. */
export const toldData = (): readonly string[] =>
  [...told].sort((one, other) => other.length - one.length);

/** The same answers, which are noted as data. Looked up one by one: a story may make them as they are asked for. */
export function withNotes(answers: TestAnswers): TestAnswers {
  // An answer can come when its story is over: it says nothing about the next one.
  const notes = told;
  return new Proxy(answers, {
    get: (known, call: string) => {
      const answer = known[call];
      if (typeof answer === 'function')
        return async (request: Request) => noted(notes, await answer(request));
      note(notes, answer);
      return answer;
    },
  });
}

async function noted(notes: Set<string>, response: Response): Promise<Response> {
  note(
    notes,
    await response
      .clone()
      .json()
      .catch(() => undefined),
  );
  return response;
}

function note(notes: Set<string>, value: unknown): void {
  if (typeof value === 'string') noteText(notes, value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) note(notes, part);
}

/** Of HTML each text; of several lines each line too, and what is around the blanks of a sentence. */
function noteText(notes: Set<string>, text: string): void {
  notes.add(text);
  for (const line of text.split('\n')) notes.add(line.trim());
  for (const part of text.split(/___|[<>]/)) notes.add(part.trim());
  if (!text.includes('<')) return;
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) notes.add(texts.currentNode.textContent?.trim() ?? '');
}
