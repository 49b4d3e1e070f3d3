import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { useState } from 'react';
import { CodeBlock } from './code-block.tsx';
import { ThemeSample } from './theme-sample.tsx';
import { TokenRow } from './token-row.tsx';

const names = ['--ul-primary-fill', '--ul-text-link', '--ul-primary-soft', '--ul-radius-control'];

/** A few tokens to change, beside what they change. */
export function LiveTheme() {
  const [values, setValues] = useState<Record<string, string>>({});
  const changed = Object.entries(values).filter(([, value]) => value !== '');
  const css = `:root {\n${changed.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`;
  return (
    <div className="sb-grid">
      <Card
        title="Theming, live"
        aside={
          <Button size="sm" variant="quiet" onPress={() => setValues({})}>
            Reset
          </Button>
        }
      >
        <p className="ul-muted">Change a value and see it beside this table.</p>
        <table className="sb-table">
          <thead>
            <tr>
              <th scope="col">Token</th>
              <th scope="col">Value</th>
              <th scope="col">Contrast</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <TokenRow
                key={name}
                name={name}
                value={values[name] ?? ''}
                onChange={(value) => setValues((known) => ({ ...known, [name]: value }))}
              />
            ))}
          </tbody>
        </table>
        {changed.length > 0 && <CodeBlock label="theme.css" code={css} />}
      </Card>
      <Card title="What it looks like">
        <ThemeSample values={values} />
      </Card>
    </div>
  );
}
