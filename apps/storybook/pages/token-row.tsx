import { useEffect, useRef, useState } from 'react';
import { contrastOf } from './contrast.ts';

interface TokenRowProps {
  name: string;
  /** What the reader typed. */
  value: string;
  onChange: (value: string) => void;
}

/** A token with its value here, its contrast if it is a text colour, and a field to change it. */
export function TokenRow({ name, value, onChange }: TokenRowProps) {
  const cell = useRef<HTMLTableCellElement>(null);
  const [now, setNow] = useState({ value: '', ratio: '' });
  useEffect(() => {
    if (cell.current) setNow(measure(cell.current, name, value));
  }, [name, value]);
  const isColour = CSS.supports('color', value || now.value);
  return (
    <tr>
      <th scope="row" className="ul-mono ul-small">
        {name}
      </th>
      <td ref={cell} className="ul-mono ul-small">
        {isColour && <span className="sb-swatch" style={{ background: value || `var(${name})` }} />}{' '}
        {now.value}
      </td>
      <td className="ul-num ul-small">{now.ratio}</td>
      <td>
        <input
          className="sb-value"
          aria-label={`Value of ${name}`}
          value={value}
          placeholder={now.value}
          onChange={({ target }) => onChange(target.value)}
        />
      </td>
    </tr>
  );
}

function measure(cell: HTMLElement, name: string, value: string) {
  const style = getComputedStyle(cell);
  const own = style.getPropertyValue(name).trim();
  if (!name.startsWith('--ul-text')) return { value: own, ratio: '' };
  const probe = cell.appendChild(document.createElement('span'));
  probe.style.color = value || `var(${name})`;
  probe.style.backgroundColor = 'var(--ul-bg-surface)';
  const { color, backgroundColor } = getComputedStyle(probe);
  const ratio = contrastOf(color, backgroundColor);
  probe.remove();
  return { value: own, ratio: ratio ? `${ratio.toFixed(1)}:1` : '' };
}
