import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { targetTab } from './tabs.rules.ts';
import '../status/status.css';
import './tabs.css';

export interface TabItem<Id extends string> {
  id: Id;
  label: string;
  /** A figure beside the label. */
  count?: number;
  isDisabled?: boolean;
  children: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** Names the tabs. */
  'aria-label': string;
  /** The tabs in their order, each with its panel. */
  items: readonly TabItem<Id>[];
  /** The id of the tab that is open. */
  value: Id;
  /** Told which tab to open. */
  onChange: (id: Id) => void;
}

/**
 * Underlined tabs with their panels; only the open panel is drawn. Written out, since the collections
 * of React Aria's tabs would weigh a tenth of a page's first load; keys follow the ARIA pattern.
 */
export function Tabs<Id extends string>({ items, value, onChange, ...props }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const name = useId();
  const open = items.find(({ id }) => id === value);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = targetTab(items, value, event.key, isRtl);
    if (target === undefined) return;
    event.preventDefault();
    onChange(target);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(target)}"]`)?.focus();
  }

  return (
    <div>
      <div {...props} ref={list} className="ul-tabs" role="tablist" onKeyDown={onKeyDown}>
        {items.map(({ id, label, count, isDisabled = false }) => (
          <button
            key={id}
            type="button"
            role="tab"
            className="ul-tab"
            id={`${name}-tab-${id}`}
            data-tab={id}
            tabIndex={id === value ? 0 : -1}
            aria-selected={id === value}
            aria-controls={id === value ? `${name}-panel` : undefined}
            disabled={isDisabled}
            data-selected={id === value || undefined}
            data-disabled={isDisabled || undefined}
            onClick={() => onChange(id)}
          >
            <span>{label}</span>
            {count !== undefined && <span className="ul-count">{count}</span>}
          </button>
        ))}
      </div>
      {open && (
        <div
          key={value}
          className="ul-tabpanel"
          role="tabpanel"
          id={`${name}-panel`}
          aria-labelledby={`${name}-tab-${value}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern's way into a panel of text
          tabIndex={0}
        >
          {open.children}
        </div>
      )}
    </div>
  );
}
