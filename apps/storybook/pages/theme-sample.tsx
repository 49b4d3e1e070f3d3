import { Button } from '@uplink/ui/button';
import { SingleChoice } from '@uplink/ui/choice';
import { TextField } from '@uplink/ui/field';
import { Status } from '@uplink/ui/status';
import { type CSSProperties, useState } from 'react';

interface ThemeSampleProps {
  /** Values of tokens, by name. */
  values: Record<string, string>;
}

/** Some components in a theme of their own. */
export function ThemeSample({ values }: ThemeSampleProps) {
  const [state, setState] = useState('two-way');
  const set = Object.entries(values).filter(([, value]) => value !== '');
  return (
    <div data-ul-scope style={Object.fromEntries(set) as CSSProperties}>
      <div className="ul-stack ul-gap-16">
        <TextField label="Your name" defaultValue="Maya Okafor" />
        <SingleChoice
          aria-label="Which state follows Init?"
          options={[
            { id: 'two-way', label: '2-Way' },
            { id: 'exchange', label: 'Exchange' },
          ]}
          value={state}
          onChange={setState}
        />
        <Status kind="ok">Passed</Status>
        <div className="ul-cluster">
          <Button variant="primary">Submit answers</Button>
          <Button>Save draft</Button>
        </div>
      </div>
    </div>
  );
}
