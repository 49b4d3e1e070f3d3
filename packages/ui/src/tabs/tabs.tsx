import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
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
  'aria-label': string;
  items: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
}

/** Underlined tabs with their panels; only the open panel is drawn. */
export function Tabs<Id extends string>({ items, value, onChange, ...props }: TabsProps<Id>) {
  return (
    <AriaTabs
      className="ul-tabset"
      selectedKey={value}
      onSelectionChange={(key) => onChange(String(key) as Id)}
    >
      <TabList {...props} className="ul-tabs">
        {items.map(({ id, label, count, isDisabled = false }) => (
          <Tab key={id} id={id} className="ul-tab" isDisabled={isDisabled}>
            <span>{label}</span>
            {count !== undefined && <span className="ul-count">{count}</span>}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, children }) => (
        <TabPanel key={id} id={id} className="ul-tabpanel">
          {children}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
