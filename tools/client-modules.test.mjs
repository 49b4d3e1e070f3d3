import { expect, test } from 'vitest';
import { isClientModule } from './client-modules.ts';

const is = (/** @type {string} */ text) => isClientModule('part.tsx', text);

test('hooks, contexts, classes and handlers need the browser', () => {
  expect(is('export const useName = () => useState();')).toBe(true);
  expect(is('const [a] = React.useState(0);')).toBe(true);
  expect(is('export const Names = createContext([]);')).toBe(true);
  expect(is('class Fault extends Component {}')).toBe(true);
  expect(is('export const A = () => <button onClick={props.go}>Go</button>;')).toBe(true);
  expect(is('export const A = () => <p ref={place} />;')).toBe(true);
  expect(is('export const A = () => <List row={(one) => one.name} />;')).toBe(true);
  expect(is("import { Button } from 'react-aria-components';")).toBe(true);
  expect(is("export { Form } from 'react-aria-components';")).toBe(true);
});

test('rules, texts, lists of exports and plain markup do not', () => {
  expect(is('export const sum = (a: number, b: number) => a + b;')).toBe(false);
  expect(is("export { Button } from './button.tsx';")).toBe(false);
  expect(is('export const A = ({ name }: Props) => <p className="ul-p">{name}</p>;')).toBe(false);
  expect(is("import type { ButtonProps } from 'react-aria-components';")).toBe(false);
  expect(is("import { type Key } from 'react-aria-components';")).toBe(false);
  expect(is('export class Fault extends Error {}')).toBe(false);
});
