import type { ReactNode } from 'react';
import './status.css';

/** ok link up, pending waits for someone, fault failed, info in progress, down off. */
export type StatusKind = 'ok' | 'pending' | 'fault' | 'info' | 'down';

export interface StatusLightProps {
  kind: StatusKind;
}

/** The shape alone; it never stands without its word. */
export function StatusLight({ kind }: StatusLightProps) {
  return <span className="ul-led" data-kind={kind} aria-hidden="true" />;
}

export interface StatusProps {
  kind: StatusKind;
  children: ReactNode;
  /** Light and word without a tint, for tables and lists. @default false */
  isBare?: boolean;
}

/** A state: shape, word and colour together. */
export function Status({ kind, children, isBare = false }: StatusProps) {
  return (
    <span className="ul-status" data-kind={kind} {...(isBare && { 'data-bare': '' })}>
      <StatusLight kind={kind} />
      {children}
    </span>
  );
}

export interface BadgeProps {
  icon?: ReactNode;
  /** @default neutral */
  tone?: 'primary' | 'ok';
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
