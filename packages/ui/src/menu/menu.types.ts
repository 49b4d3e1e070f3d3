import type { ReactNode } from 'react';

export interface MenuEntry {
  id: string;
  label: string;
  /** A line under the label: what it is now, or why it is off. */
  detail?: string | undefined;
  icon?: ReactNode;
  /** A figure behind the label; none for 0. */
  count?: number | undefined;
  /** A link item; else `onAction` is told. */
  href?: string;
  /** Where the link opens, e.g. `_blank`; with the `rel` that belongs to it. */
  target?: string;
  rel?: string;
  isDisabled?: boolean;
  /** Left out where the screen is small. */
  isHiddenOnMobile?: boolean | undefined;
  tone?: 'danger';
  /** What lies under it: the entry is then a heading and leads nowhere itself. */
  entries?: readonly MenuEntry[] | undefined;
}
