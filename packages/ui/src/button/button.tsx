import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  Link as AriaLink,
  type LinkProps as AriaLinkProps,
  ProgressBarContext,
  useSlottedContext,
} from 'react-aria-components';
import { Spinner } from '../progress/spinner.tsx';
import './button.css';

type Variant = 'primary' | 'secondary' | 'quiet' | 'soft' | 'danger' | 'danger-quiet' | 'link';
type Size = 'sm' | 'md' | 'lg';

interface Look {
  /** What the button is for: one primary in a view. @default 'secondary' */
  variant?: Variant;
  /** 32, 40 or 48 px high; at least 40 on touch. @default 'md' */
  size?: Size;
  /** Takes the whole width. @default false */
  isBlock?: boolean;
  /** Shown before the label. */
  icon?: ReactNode;
  /** Shown after the label. */
  endIcon?: ReactNode;
  /** The label: a verb, with its object when that is not obvious. */
  children?: ReactNode;
  className?: string;
}

export interface ButtonProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'style'>,
    Look {}

/** Does something. While `isPending` it keeps its label, shows a spinner and cannot be pressed. */
export function Button({
  variant,
  size,
  isBlock,
  icon,
  endIcon,
  children,
  className,
  ...props
}: ButtonProps) {
  return (
    <AriaButton
      {...props}
      {...look({ variant, size, isBlock, className })}
      data-spins={(props.isPending && !icon) || undefined}
    >
      {props.isPending ? <PendingSign /> : icon}
      {children !== undefined && <span>{children}</span>}
      {endIcon}
    </AriaButton>
  );
}

export interface LinkButtonProps
  extends Omit<AriaLinkProps, 'children' | 'className' | 'style'>,
    Look {}

/** Goes somewhere and looks like a button. */
export function LinkButton({
  variant,
  size,
  isBlock,
  icon,
  endIcon,
  children,
  className,
  ...props
}: LinkButtonProps) {
  return (
    <AriaLink {...props} {...look({ variant, size, isBlock, className })}>
      {icon}
      {children !== undefined && <span>{children}</span>}
      {endIcon}
    </AriaLink>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'endIcon' | 'isBlock' | 'children'> {
  /** What it does, for those who do not see the icon. */
  'aria-label': string;
  /** Something beside the icon, such as a dot. */
  children?: ReactNode;
}

/** A square button with an icon alone. */
export function IconButton({
  variant = 'quiet',
  size,
  icon,
  children,
  className,
  ...props
}: IconButtonProps) {
  return (
    <AriaButton {...props} {...look({ variant, size, className })} data-icon-only="">
      {props.isPending ? <PendingSign /> : icon}
      {children}
    </AriaButton>
  );
}

/** Turns beside the label and becomes part of the button's name, so that waiting is heard as well. */
function PendingSign() {
  const { id } = useSlottedContext(ProgressBarContext) ?? {};
  return (
    <span id={id} className="ul-button__spin" role="progressbar" aria-label="pending">
      <Spinner size={16} />
    </span>
  );
}

function look({
  variant = 'secondary',
  size = 'md',
  isBlock,
  className,
}: Omit<Look, 'icon' | 'endIcon' | 'children'>) {
  return {
    className: className ? `ul-button ${className}` : 'ul-button',
    'data-variant': variant,
    'data-size': size,
    ...(isBlock && { 'data-block': '' }),
  };
}
