'use client';
import { type ComponentType, type FunctionComponent, useState } from 'react';

/** 'open' of `isOpen`, 'question' of `questionId`: as the prop that tells of a change names it. */
type Bare<Name extends string> = Name extends `is${infer Rest}`
  ? Rest
  : Name extends `${infer Rest}Id`
    ? Rest
    : Name;
type Told<Name extends string> = `on${Capitalize<Bare<Name>>}Change`;

/** Props of a widget that holds some of them itself; what tells of their change may still be passed. */
export type UncontrolledProps<Props, Name extends keyof Props & string> = Omit<
  Props,
  Name | Told<Name>
> &
  Partial<Pick<Props, Told<Name> & keyof Props>>;

/**
 * A widget that holds itself what its host would: `uncontrolled(QuizList, { page: 0, status: undefined })` needs neither these
 * props nor those that tell of their change. A list begins at its first page again when it is narrowed.
 */
export function uncontrolled<Props extends object, Name extends keyof Props & string>(
  Widget: ComponentType<Props>,
  first: Pick<Props, Name>,
): FunctionComponent<UncontrolledProps<Props, Name>> {
  return function Uncontrolled(props) {
    const [held, setHeld] = useState(first);
    const hear = (name: string) => {
      const told = toldOf(name);
      const tell = (props as Record<string, ((value: unknown) => void) | undefined>)[told];
      const change = (value: unknown) => {
        setHeld((before) => ({
          ...before,
          ...('page' in first && { page: first.page }),
          [name]: value,
        }));
        tell?.(value);
      };
      return [told, change];
    };
    const changes = Object.fromEntries(Object.keys(first).map(hear));
    return <Widget {...({ ...props, ...held, ...changes } as unknown as Props)} />;
  };
}

function toldOf(name: string): string {
  const bare = name.replace(/^is(?=[A-Z])|Id$/g, '');
  return `on${bare.charAt(0).toUpperCase()}${bare.slice(1)}Change`;
}
