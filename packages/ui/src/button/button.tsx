import { type ForwardedRef, forwardRef, type ReactNode, useId } from 'react';
import { Link, type LinkProps } from '../link/link.tsx';
import { commonMessages } from '../messages/common.messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Spinner } from '../progress/spinner.tsx';
import { PlainButton, type PlainButtonProps } from './plain-button.tsx';
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
  /** Further classes of the element. */
  className?: string;
}

export interface ButtonProps extends Omit<PlainButtonProps, 'children' | 'className'>, Look {}

/** Does something. While `isPending` it keeps its label, shows a spinner and cannot be pressed. */
export const Button = forwardRef(function Button(
  { variant, size, isBlock, icon, endIcon, children, className, ...props }: ButtonProps,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  return (
    <PlainButton
      {...props}
      ref={ref}
      {...look({ variant, size, isBlock, className })}
      data-spins={(props.isPending && !icon) || undefined}
    >
      {props.isPending ? <PendingSign /> : icon}
      {children !== undefined && <span>{children}</span>}
      {endIcon}
    </PlainButton>
  );
});

export interface LinkButtonProps extends Omit<LinkProps, 'children' | 'className'>, Look {}

/** Goes somewhere and looks like a button. */
export const LinkButton = forwardRef(function LinkButton(
  { variant, size, isBlock, icon, endIcon, children, className, ...props }: LinkButtonProps,
  ref: ForwardedRef<HTMLAnchorElement>,
) {
  return (
    <Link {...props} ref={ref} {...look({ variant, size, isBlock, className })}>
      {icon}
      {children !== undefined && <span>{children}</span>}
      {endIcon}
    </Link>
  );
});

export interface IconButtonProps extends Omit<ButtonProps, 'endIcon' | 'isBlock' | 'children'> {
  /** What it does, for those who do not see the icon. */
  'aria-label': string;
  /** Something beside the icon, such as a dot. */
  children?: ReactNode;
}

/** A square button with an icon alone. */
export const IconButton = forwardRef(function IconButton(
  { variant = 'quiet', size, icon, children, className, ...props }: IconButtonProps,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  const ownId = useId();
  const { id = ownId, isPending } = props;
  const signId = `${ownId}-pending`;
  return (
    <PlainButton
      {...props}
      ref={ref}
      {...look({ variant, size, className })}
      id={id}
      aria-labelledby={isPending ? `${id} ${signId}` : undefined}
      data-icon-only=""
    >
      {isPending ? <PendingSign id={signId} /> : icon}
      {children}
    </PlainButton>
  );
});

/** Turns beside the label and becomes part of the button's name, so that screen readers announce waiting as well. */
function PendingSign({ id }: { id?: string }) {
  const messages = useMessages(commonMessages);
  return (
    <span id={id} className="ul-button__spin" role="progressbar" aria-label={messages.pending}>
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
