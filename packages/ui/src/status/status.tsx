import type { ReactNode } from 'react';
import './status.css';

/** ok link up, pending waits for someone, fault failed, info in progress, down off. */
export type StatusKind = 'ok' | 'pending' | 'fault' | 'info' | 'down';

export interface StatusLightProps {
  /** The shape and the colour. */
  kind: StatusKind;
}

/** The shape alone; it never stands without its word. */
export function StatusLight({ kind }: StatusLightProps) {
  return <span className="ul-led" data-kind={kind} aria-hidden="true" />;
}

export interface StatusProps {
  /** The shape and the colour. */
  kind: StatusKind;
  /** The word. */
  children: ReactNode;
  /** Light and word without a tint, for tables and lists. @default false */
  isBare?: boolean;
}

/** A state: shape, word and colour together. */
export function Status({ kind, children, isBare = false }: StatusProps) {
  return (
    <span className="ul-status" data-kind={kind} {...(isBare && { 'data-bare': '' })}>
      <StatusLight kind={kind} />
      <span className="ul-truncate">{children}</span>
    </span>
  );
}

export interface BadgeProps {
  /** Shown before the words. */
  icon?: ReactNode;
  /** Its colour. @default neutral */
  tone?: 'primary' | 'ok';
  /** The words. */
  children: ReactNode;
}

/** A neutral fact beside a title: kind, level, points. */
export function Badge({ icon, tone, children }: BadgeProps) {
  return (
    <span className="ul-badge" data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}

export interface CountProps {
  /** The count. */
  value: number;
  /** Above it the count is shown as '99+'. @default 99 */
  most?: number;
}

/** How many, beside a label. */
export function Count({ value, most = 99 }: CountProps) {
  return <span className="ul-count">{value > most ? `${most}+` : value}</span>;
}

export interface KbdProps {
  /** The key as it stands on the keyboard, e.g. 'Esc'. */
  children: ReactNode;
}

/** A key to press. */
export function Kbd({ children }: KbdProps) {
  return <kbd className="ul-kbd">{children}</kbd>;
}
