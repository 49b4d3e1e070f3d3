import { createElement, useEffect, useRef, useState } from 'react';
import { kinds } from '../loader/kinds.ts';
import { handlers } from './elements.tsx';
import { messages } from './playground.messages.ts';
import { attributesOf, type Choice, snippetOf } from './playground.rules.ts';
import './playground.css';

/** The academy serves this page at /storybook. */
const isServed = () => location.pathname.startsWith('/storybook/');

const start: Choice = {
  academy: 'https://academy.example',
  element: 'uplink-lesson',
  partnerKey: 'pk_demo_cable_and_crew',
  course: 'ospf-in-practice',
  lesson: '42',
  theme: 'auto',
  accent: '',
};
const events = Object.keys(handlers);
const widths = ['360', '640', '960'];
const fields = ['partnerKey', 'course', 'lesson', 'accent'] as const;
const labels = {
  partnerKey: messages.key,
  course: messages.course,
  lesson: messages.lesson,
  accent: messages.accent,
} as const;

/** Tries an element in test mode and writes the snippet for a site. */
export function EmbedPlayground() {
  const [choice, setChoice] = useState(() => ({
    ...start,
    ...(isServed() && { academy: location.origin }),
  }));
  const [heard, setHeard] = useState<string[]>([]);
  const [width, setWidth] = useState('640');
  const [said, setSaid] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const change = (part: Partial<Choice>) => setChoice((known) => ({ ...known, ...part }));

  useEffect(() => {
    const { current } = place;
    const hear = ({ type, detail }: Event & { detail?: unknown }) =>
      setHeard((known) => [...known, `${type} ${JSON.stringify(detail)}`].slice(-8));
    for (const name of events) current?.addEventListener(name, hear);
    return () => {
      for (const name of events) current?.removeEventListener(name, hear);
    };
  }, []);

  const snippet = snippetOf(choice);
  const copy = () =>
    navigator.clipboard.writeText(snippet).then(
      () => setSaid(messages.copied),
      () => setSaid(messages.selectIt),
    );

  return (
    <section className="playground" aria-label={messages.label}>
      <div className="ul-stack ul-gap-16">
        <Select
          label={messages.element}
          value={choice.element}
          options={Object.keys(kinds)}
          onChange={(element) => change({ element })}
        />
        <Select
          label={messages.theme}
          value={choice.theme}
          options={['auto', 'light', 'dark']}
          onChange={(theme) => change({ theme })}
        />
        {fields.map((name) => (
          <label key={name} className="playground__field">
            {labels[name]}
            <input
              value={choice[name]}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          </label>
        ))}
        <Select label={messages.width} value={width} options={widths} onChange={setWidth} />
        <h2 className="ul-h2">{messages.snippet}</h2>
        <pre className="playground__code">{snippet}</pre>
        <p>
          <button type="button" onClick={() => void copy()}>
            {messages.copy}
          </button>{' '}
          <span role="status">{said}</span>
        </p>
        <p className="ul-small ul-muted">{messages.linkInside}</p>
      </div>
      <div className="ul-stack ul-gap-16">
        <div ref={place} className="playground__stage">
          {createElement(choice.element, {
            key: choice.element,
            ...attributesOf(choice),
            title: choice.element,
            style: {
              display: 'block',
              minHeight: 240,
              maxWidth: `${width}px`,
              '--uplink-accent': choice.accent,
            },
          })}
        </div>
        <h2 className="ul-h2">{messages.heard}</h2>
        <ol className="ul-mono" aria-label={messages.heard}>
          {heard.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
            <li key={index}>{line}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}

interface SelectProps {
  label: string;
  value: string;
  options: string[];
  onChange: (value: string) => void;
}

function Select({ label, value, options, onChange }: SelectProps) {
  return (
    <label className="playground__field">
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}
