import type { QuestionForm } from '@uplink/api-client/domain';
import type { FileTexts } from './question-files.messages.ts';
import type { ReadQuestions } from './question-files.types.ts';

/** The items of a QTI 2.1 file: choices and texts to enter. The browser reads the XML. */
export function readQti(text: string, texts: FileTexts): ReadQuestions {
  // A document with entities of its own could unfold without end.
  if (/<!(DOCTYPE|ENTITY)/i.test(text))
    return { questions: [], faults: [{ line: 1, message: texts.doctype }] };
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const broken = document.querySelector('parsererror')?.textContent;
  if (broken !== undefined && broken !== null) {
    const line = /line (?:number )?(\d+)/i.exec(broken)?.[1];
    return {
      questions: [],
      faults: [{ line: line ? Number(line) : null, message: texts.notXml }],
    };
  }
  const items = [...document.getElementsByTagNameNS('*', 'assessmentItem')];
  const found: ReadQuestions = { questions: [], faults: [] };
  if (items.length === 0) found.faults.push({ line: null, message: texts.noItem });
  for (const item of items) {
    const line = lineOf(text, item);
    const question = readItem(item, texts);
    if (typeof question === 'string') found.faults.push({ line, message: question });
    else found.questions.push({ line, question });
  }
  return found;
}

function lineOf(text: string, item: Element): number | null {
  const at = text.indexOf(`"${item.getAttribute('identifier')}"`);
  return at < 0 ? null : text.slice(0, at).split('\n').length;
}

const all = (parent: Element, name: string) => [...parent.getElementsByTagNameNS('*', name)];
const wordsOf = (node: Node | null | undefined) =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

function readItem(item: Element, texts: FileTexts): QuestionForm | string {
  const [body] = all(item, 'itemBody');
  if (!body) return texts.noBody;
  const interactions = [...body.querySelectorAll('*')].filter(({ localName }) =>
    localName.endsWith('Interaction'),
  );
  const [interaction, ...others] = interactions;
  if (!interaction || others.length > 0) return texts.oneInteraction;
  const response = interaction.getAttribute('responseIdentifier');
  const declaration = all(item, 'responseDeclaration').find(
    (one) => one.getAttribute('identifier') === response,
  );
  const [correct] = declaration ? all(declaration, 'correctResponse') : [];
  const values = correct ? all(correct, 'value').map(wordsOf) : [];
  const explanation = wordsOf(all(item, 'modalFeedback')[0]) || null;
  const rest = { explanation, link: null };
  if (interaction.localName === 'choiceInteraction') {
    const isMultiple = declaration?.getAttribute('cardinality') === 'multiple';
    return {
      type: isMultiple ? 'multipleAnswer' : 'singleAnswer',
      question: promptOf(body, interaction),
      answers: all(interaction, 'simpleChoice').map((choice) => ({
        answer: wordsOf(choice),
        isCorrect: values.includes(choice.getAttribute('identifier') ?? ''),
      })),
      ...rest,
    };
  }
  if (interaction.localName === 'textEntryInteraction') {
    interaction.textContent = `<${values[0] ?? ''}>`;
    return { type: 'fillInTheBlank', question: wordsOf(body), answers: [], ...rest };
  }
  return texts.interaction(interaction.localName);
}

/** What is asked: the prompt of the interaction, after what the body says before it. */
function promptOf(body: Element, interaction: Element): string {
  const [prompt] = all(interaction, 'prompt');
  const asked = wordsOf(prompt);
  const before = body.cloneNode(true) as Element;
  for (const one of all(before, interaction.localName)) one.remove();
  return [wordsOf(before), asked].filter(Boolean).join(' ');
}
