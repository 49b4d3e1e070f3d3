import { describe, expect, test } from 'vitest';
import { questionFilesMessages } from './question-files.messages.ts';
import { readQuestionFile } from './read-question-file.ts';

const read = async (name: string, text: string) => {
  const { questions, faults } = await readQuestionFile(
    new File([text], name),
    questionFilesMessages,
    (fault) => fault,
  );
  return { questions: questions.map(({ question }) => question), faults };
};
const rest = { explanation: null, link: null };

describe('CSV', () => {
  test('has a column for each part, and answers with | between them', async () => {
    const csv = `type,question,correct,wrong,explanation
single,Which port tags?,A trunk,An access port|A console port,It carries many VLANs.
multiple,"Which two
route?",OSPF|BGP,STP,
blank,The <master> goes first.,,,`;
    expect(await read('a.csv', csv)).toEqual({
      faults: [],
      questions: [
        {
          type: 'singleAnswer',
          question: 'Which port tags?',
          link: null,
          answers: [
            { answer: 'A trunk', isCorrect: true },
            { answer: 'An access port', isCorrect: false },
            { answer: 'A console port', isCorrect: false },
          ],
          explanation: 'It carries many VLANs.',
        },
        {
          type: 'multipleAnswer',
          question: 'Which two\nroute?',
          ...rest,
          answers: [
            { answer: 'OSPF', isCorrect: true },
            { answer: 'BGP', isCorrect: true },
            { answer: 'STP', isCorrect: false },
          ],
        },
        { type: 'fillInTheBlank', question: 'The <master> goes first.', answers: [], ...rest },
      ],
    });
  });

  test('says in which line what is wrong', async () => {
    const csv =
      'type,question,correct,wrong\nsingle,"Two\nlines?",A,B\nessay,Why?,,\nsingle,None?,,A|B\nblank,No blank,,';
    expect((await read('a.csv', csv)).faults).toEqual([
      { line: 4, message: 'The type is one of single, multiple, blank.' },
      { line: 5, message: 'Too few correct answers (None?)' },
      { line: 6, message: 'No blank found in the sentence (No blank)' },
    ]);
    expect((await read('a.csv', 'What?,Yes')).faults[0]?.line).toBe(1);
  });
});

describe('GIFT', () => {
  test('has choices, shares of points, true or false, and one word', async () => {
    const gift = `// A comment
$CATEGORY: Switching

::Q1:: Which port \\{of a switch\\} tags? {=A trunk #Right ~An access port ~A console port####It tags.}

Which two route? {~%50%OSPF ~%50%BGP ~%-100%STP}

A switch floods broadcasts. {T}

Of two routers the {=master} goes first.`;
    expect(await read('a.gift', gift)).toEqual({
      faults: [],
      questions: [
        {
          type: 'singleAnswer',
          question: 'Which port {of a switch} tags?',
          link: null,
          answers: [
            { answer: 'A trunk', isCorrect: true },
            { answer: 'An access port', isCorrect: false },
            { answer: 'A console port', isCorrect: false },
          ],
          explanation: 'It tags.',
        },
        {
          type: 'multipleAnswer',
          question: 'Which two route?',
          ...rest,
          answers: [
            { answer: 'OSPF', isCorrect: true },
            { answer: 'BGP', isCorrect: true },
            { answer: 'STP', isCorrect: false },
          ],
        },
        {
          type: 'singleAnswer',
          question: 'A switch floods broadcasts.',
          ...rest,
          answers: [
            { answer: 'True', isCorrect: true },
            { answer: 'False', isCorrect: false },
          ],
        },
        {
          type: 'fillInTheBlank',
          answers: [],
          ...rest,
          question: 'Of two routers the <master> goes first.',
        },
      ],
    });
  });

  test('says in which line what it can’t be', async () => {
    const gift = 'Why? {}\n\nHow many? {#3}\n\n\nPairs {=a -> b =c -> d}\n\nNo braces';
    const { faults } = await read('a.txt', gift);
    expect(faults.map(({ line }) => line)).toEqual([1, 3, 6, 8]);
  });
});

const item = (id: string, cardinality: string, values: string[], body: string) => `
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="${id}" title="T" adaptive="false" timeDependent="false">
  <responseDeclaration identifier="R" cardinality="${cardinality}" baseType="identifier">
    <correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse>
  </responseDeclaration>
  <itemBody>${body}</itemBody>
  <modalFeedback outcomeIdentifier="F" identifier="x" showHide="show">Because.</modalFeedback>
</assessmentItem>`;
const choices =
  '<simpleChoice identifier="A">OSPF</simpleChoice><simpleChoice identifier="B">STP</simpleChoice><simpleChoice identifier="C">BGP</simpleChoice>';

describe('QTI 2.1', () => {
  test('has choices and texts to enter', async () => {
    const qti = `<?xml version="1.0"?><items>${item('one', 'single', ['B'], `<p>Look.</p><choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>Which prevents loops?</prompt>${choices}</choiceInteraction>`)}${item('two', 'multiple', ['A', 'C'], `<choiceInteraction responseIdentifier="R" maxChoices="0"><prompt>Which route?</prompt>${choices}</choiceInteraction>`)}${item('three', 'single', ['master'], '<p>The <textEntryInteraction responseIdentifier="R"/> goes first.</p>')}</items>`;
    const { questions, faults } = await read('a.xml', qti);
    expect(faults).toEqual([]);
    expect(
      questions.map(({ type, question, answers }) => [
        type,
        question,
        answers.filter(({ isCorrect }) => isCorrect).map(({ answer }) => answer),
      ]),
    ).toEqual([
      ['singleAnswer', 'Look. Which prevents loops?', ['STP']],
      ['multipleAnswer', 'Which route?', ['OSPF', 'BGP']],
      ['fillInTheBlank', 'The <master> goes first.', []],
    ]);
    expect(questions[0]?.explanation).toBe('Because.');
  });

  test('of another kind, broken, or with entities is refused with its line', async () => {
    const other = item('slow', 'single', [], '<sliderInteraction responseIdentifier="R"/>');
    expect((await read('a.xml', other)).faults).toEqual([
      { line: 2, message: expect.stringContaining('sliderInteraction') },
    ]);
    const broken = await read('a.xml', '<assessmentItem>\n<itemBody>\n</assessmentItem>');
    expect(broken.faults[0]).toEqual({ line: 3, message: 'This is not well-formed XML.' });
    const bomb = await read('a.xml', '<!DOCTYPE x [<!ENTITY a "aa">]><x>&a;</x>');
    expect(bomb.faults[0]?.message).toContain('DOCTYPE');
  });
});

test('a file of another kind, or too long, is refused', async () => {
  expect((await read('a.pdf', 'x')).faults).toHaveLength(1);
  const long = `type,question,correct,wrong\n${'single,Q,A,B\n'.repeat(101)}`;
  expect((await read('a.csv', long)).faults[0]?.message).toContain('100 questions');
});
