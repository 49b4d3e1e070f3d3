import { cleanup, render } from '@testing-library/react';
import { createRef, type ReactElement, type Ref } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AriaControls } from './aria-controls/aria-controls.tsx';
import { Button, IconButton, LinkButton } from './button/button.tsx';
import { Checkbox } from './choice/checkbox.tsx';
import { Combobox } from './combobox/combobox.tsx';
import { TextArea, TextField } from './field/field.tsx';
import { Link } from './link/link.tsx';
import { NumberField } from './number-field/number-field.tsx';
import { PasswordField } from './password-field/password-field.tsx';
import { SearchField } from './search-field/search-field.tsx';
import { Select } from './select/select.tsx';
import { Switch } from './switch/switch.tsx';

afterEach(cleanup);

type Draw<Element> = (ref: Ref<Element>) => ReactElement;

/** Hands a component a ref and asks which element it got. */
function elementOf<Element extends HTMLElement>(draw: Draw<Element>): Element | null {
  const ref = createRef<Element>();
  render(draw(ref));
  return ref.current;
}

test.each<[string, Draw<HTMLButtonElement>]>([
  ['a button', (ref) => <Button ref={ref}>Save</Button>],
  ['a button with an icon', (ref) => <IconButton ref={ref} aria-label="Save" />],
  ['a select', (ref) => <Select ref={ref} label="Level" options={[{ id: 'a', label: 'A' }]} />],
  [
    "one of React Aria's",
    (ref) => (
      <AriaControls>
        <Button ref={ref}>Save</Button>
      </AriaControls>
    ),
  ],
])('%s hands its button to a ref', (_, draw) => {
  expect(elementOf(draw)).toBeInstanceOf(HTMLButtonElement);
});

test.each<[string, Draw<HTMLAnchorElement>]>([
  ['a link', (ref) => <Link ref={ref} href="/" />],
  ['a link that looks like a button', (ref) => <LinkButton ref={ref} href="/" />],
])('%s hands its anchor to a ref', (_, draw) => {
  expect(elementOf(draw)).toBeInstanceOf(HTMLAnchorElement);
});

test.each<[string, Draw<HTMLInputElement>]>([
  ['text', (ref) => <TextField ref={ref} label="Name" />],
  ['a password', (ref) => <PasswordField ref={ref} label="Password" />],
  ['a search', (ref) => <SearchField ref={ref} label="Search" />],
  ['a number', (ref) => <NumberField ref={ref} label="Hours" />],
  ['one of many', (ref) => <Combobox ref={ref} label="Country" options={[]} />],
  ['a box to tick', (ref) => <Checkbox ref={ref}>Agree</Checkbox>],
  ['a switch', (ref) => <Switch ref={ref}>Mail</Switch>],
])('a field of %s hands its input to a ref', (_, draw) => {
  expect(elementOf(draw)).toBeInstanceOf(HTMLInputElement);
});

test('a field of several lines hands its text area to a ref', () => {
  const element = elementOf<HTMLTextAreaElement>((ref) => <TextArea ref={ref} label="About" />);
  expect(element).toBeInstanceOf(HTMLTextAreaElement);
});
