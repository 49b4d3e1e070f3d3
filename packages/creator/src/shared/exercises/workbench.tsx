import { useMessages } from '@uplink/api-client/messages';
import type { Answer, Definition } from '@uplink/net/exercise';
import { Card } from '@uplink/ui/card';
import { lazyView } from '@uplink/ui/lazy-part';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { type ReactNode, useState } from 'react';
import { PlayPanel } from './play-panel.tsx';
import type { ProofPanelProps } from './proof-panel.tsx';
import { workbenchMessages } from './workbench.messages.ts';
import './workbench.css';

/** What proves an exercise has the whole engine: it comes when it is opened. */
const ProofPanel = lazyView<ProofPanelProps>(() =>
  import('./proof-panel.tsx').then((module) => module.ProofPanel),
);

export interface WorkbenchProps {
  /** What is played and proved; undefined while it can't be read. */
  definition: Definition | undefined;
  /** Tells apart what the form can have open: playing and proving begin again with another. @default one */
  openKey?: string | number | undefined;
  /** The stage before, with whose model answer this one begins. @default none */
  before?: Definition | undefined;
  /** What the answer begins with in the proof. @default nothing */
  start?: Answer['texts'] | undefined;
  /** The whole as YAML. */
  yaml: ReactNode;
  /** The form. */
  children: ReactNode;
}

type Panel = keyof typeof workbenchMessages.panels;
const panelOptions = (messages: typeof workbenchMessages) =>
  (Object.keys(messages.panels) as Panel[]).map((id) => ({ id, label: messages.panels[id] }));

/** A form, and beside it the exercise as a learner plays it, as YAML, or its proof. */
export function Workbench({ definition, openKey, ...props }: WorkbenchProps) {
  const { before, start, yaml, children } = props;
  const messages = useMessages(workbenchMessages);
  const [panel, setPanel] = useState<Panel>('play');
  return (
    <div className="ul-workbench">
      {children}
      <Card
        title={messages.panels[panel]}
        aside={
          <SegmentedControl
            aria-label={messages.panel}
            options={panelOptions(messages)}
            value={panel}
            onChange={setPanel}
          />
        }
      >
        {panel === 'yaml' && yaml}
        {panel === 'play' && definition && (
          <PlayPanel key={openKey} definition={definition} before={before} />
        )}
        {panel === 'tests' && definition && (
          <ProofPanel key={openKey} definition={definition} start={start} />
        )}
      </Card>
    </div>
  );
}
