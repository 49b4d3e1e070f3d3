import { createElement, forwardRef, memo } from 'react';
import { expect, test } from 'vitest';
import { jsxOf } from './jsx-of.ts';
import { namesUsed, readStorySource } from './story-source.ts';

const names: string[] = [];
const printer = {
  functionSource: (prop: string) => (prop === 'hrefOf' ? '(id) => hrefs[id]' : '() => {}'),
  nameHere: (name: string) => {
    names.push(name);
    return name;
  },
};

function Stage() {
  return null;
}
const Button = forwardRef(function Button() {
  return null;
});
const Arrow = memo(function Arrow() {
  return null;
});

test('a component is named, also behind a reference or as a prop', () => {
  const button = createElement(Button, { as: Arrow, isQuiet: true } as object, 'Start');
  expect(jsxOf(button, printer)).toBe('<Button as={Arrow} isQuiet>Start</Button>');
  expect(names).toEqual(expect.arrayContaining(['Button', 'Arrow']));
});

test('the pretended server is left out', () => {
  const staged = createElement(Stage, { answers: {} } as object, createElement('p', null, 'Hello'));
  expect(jsxOf(staged, printer)).toBe('<p>Hello</p>');
});

test('functions, objects and texts are printed as they are written', () => {
  const props = { hrefOf: () => '', rows: [{ id: 1, 'two-way': "it's" }], note: 'a "b"' };
  expect(jsxOf(createElement('i', props as object, ' {x}'), printer)).toBe(
    `<i
  hrefOf={(id) => hrefs[id]}
  rows={[{ id: 1, 'two-way': 'it\\'s' }]}
  note={'a "b"'}
>
  {' {x}'}
</i>`,
  );
});

const file = `import { fn } from 'storybook/test';
import { Dialog, type DialogProps } from './dialog.tsx';
import { areas as list } from './areas.fixture.ts';

const onSave = fn();
const send = fn(async (title: string) => title);
/** Opens it. */
function Example({ title }: { title: string }) {
  return <Dialog title={title} onSave={onSave}>Or send it {title}</Dialog>;
}

const meta = { title: 'ui/Dialog' };
export default meta;

export const Ready = { render: () => <Example title="A" hrefOf={(id) => go(id, 2)}>{2} send it</Example> };
`;

test('a story file tells what its code needs', () => {
  const source = readStorySource(file);
  expect([...namesUsed('Example', source)]).toEqual(['Example', 'Dialog', 'onSave']);
  expect(source.declarations.get('onSave')).toBe('const onSave = () => {};');
  expect(source.declarations.get('send')).toBe('const send = (async (title: string) => title);');
  expect(source.imports.get('DialogProps')).toEqual({
    from: './dialog.tsx',
    written: 'DialogProps',
    isType: true,
  });
  expect(source.imports.get('list')?.written).toBe('areas as list');
  expect(source.functionSource('hrefOf')).toBe('(id) => go(id, 2)');
  expect(source.functionSource('onSave')).toBe('onSave');
  expect(source.functionSource('onGone')).toBe('() => {}');
});
