import type { TestAnswers } from '@uplink/api-client/testing';

const told = new Set<string>();

/** Before another story. */
export const forgetData = (): void => told.clear();

/** What the pretended server of a story said: a widget may show it, but it is no text of its own. The longest first. */
export const toldData = (): readonly string[] =>
  [...told].sort((one, other) => other.length - one.length);

/** The same answers, which are noted as data. Looked up one by one: a story may make them as they are asked for. */
export function withNotes(answers: TestAnswers): TestAnswers {
  return new Proxy(answers, {
    get: (known, call: string) => {
      const answer = known[call];
      if (typeof answer === 'function')
        return async (request: Request) => noted(await answer(request));
      note(answer);
      return answer;
    },
  });
}

async function noted(response: Response): Promise<Response> {
  note(
    await response
      .clone()
      .json()
      .catch(() => undefined),
  );
  return response;
}

function note(value: unknown): void {
  if (typeof value === 'string') noteText(value);
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(note);
}

/** Of HTML each text; of several lines each line too, and what is around the blanks of a sentence. */
function noteText(text: string): void {
  told.add(text);
  for (const line of text.split('\n')) told.add(line.trim());
  for (const part of text.split(/___|[<>]/)) told.add(part.trim());
  if (!text.includes('<')) return;
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) told.add(texts.currentNode.textContent?.trim() ?? '');
}
