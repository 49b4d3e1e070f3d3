import type { ForwardedRef, ReactNode } from 'react';
import { Group, Input } from 'react-aria-components';
import { AriaControls } from '../aria-controls/aria-controls.tsx';
import './input-group.css';

export interface InputGroupProps {
  inputRef?: ForwardedRef<HTMLInputElement>;
  placeholder?: string | undefined;
  /** Shown before the text. */
  icon?: ReactNode;
  /** Buttons after the text. */
  children?: ReactNode;
}

/** An input that shares its border with an icon and buttons. */
export function InputGroup({ inputRef = null, placeholder, icon, children }: InputGroupProps) {
  return (
    <Group className="ul-input-group">
      {icon && <span className="ul-input-group__icon">{icon}</span>}
      <Input ref={inputRef} className="ul-input-group__input" placeholder={placeholder} />
      <AriaControls>{children}</AriaControls>
    </Group>
  );
}
