import { Button } from '@uplink/ui/button';
import { useState } from 'react';
import './pages.css';

interface CodeBlockProps {
  /** Names the code, such as its file. */
  label: string;
  code: string;
}

/** Code to copy. */
export function CodeBlock({ label, code }: CodeBlockProps) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    const isCopied = await navigator.clipboard?.writeText(code).then(
      () => true,
      () => false,
    );
    setSaid(isCopied ? 'Copied' : 'Select the code and copy it.');
  };
  return (
    <figure className="sb-code">
      <figcaption className="ul-row">
        <span className="ul-grow ul-mono ul-small">{label}</span>
        <span role="status" className="ul-small">
          {said}
        </span>
        <Button size="sm" aria-label={`Copy ${label}`} onPress={() => void copy()}>
          Copy
        </Button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too */}
      <pre tabIndex={0}>{code}</pre>
    </figure>
  );
}
