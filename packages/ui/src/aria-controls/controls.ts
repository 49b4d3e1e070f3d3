import { type ComponentPropsWithRef, type ComponentType, createContext } from 'react';

export interface PlainButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'onClick' | 'style' | 'slot'> {
  /** Told when it is pressed, by pointer, touch or key. */
  onPress?: (() => void) | undefined;
  /** It can be neither pressed nor focused. @default false */
  isDisabled?: boolean | undefined;
  /** It is being done: the button keeps its focus but cannot be pressed. @default false */
  isPending?: boolean | undefined;
  /** Tab does not stop here. @default false */
  excludeFromTabOrder?: boolean;
  /** Which button of a field it is, e.g. 'increment'. */
  slot?: string;
}

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'style'> {
  /** Where it leads; without one it leads nowhere. */
  href?: string | undefined;
  /** It can be neither followed nor focused. @default false */
  isDisabled?: boolean | undefined;
  /** Told when the link is followed. */
  onPress?: (() => void) | undefined;
  /** Tab does not stop here. @default false */
  excludeFromTabOrder?: boolean;
}

export interface Controls {
  Button: ComponentType<PlainButtonProps>;
  Link: ComponentType<LinkProps>;
}

/** What buttons and links are made of, where it isn't the browser's own elements. */
export const ControlsContext = createContext<Controls | undefined>(undefined);
