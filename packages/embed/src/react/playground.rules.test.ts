import { expect, test } from 'vitest';
import { snippetOf } from './playground.rules.ts';

const choice = {
  academy: 'https://academy.example',
  element: 'uplink-lesson',
  partnerKey: 'pk_demo',
  course: 'ospf',
  lesson: '42',
  theme: 'auto',
  accent: '',
};

test('the snippet has what the element needs, and a link for pages without scripts', () => {
  expect(snippetOf(choice)).toBe(`<script src="https://academy.example/loader/v1.js" async></script>
<style>
  uplink-lesson { display: block; min-height: 1320px }
  @media (max-width: 700px) { uplink-lesson { min-height: 2200px } }
</style>
<uplink-lesson
  partner-key="pk_demo"
  course="ospf"
  lesson="42"
>
  <a href="https://academy.example/courses/ospf/sections/0/lessons/42">Open on Uplink Academy</a>
</uplink-lesson>`);
});

test('a theme and a colour are written where they belong', () => {
  const snippet = snippetOf({
    ...choice,
    element: 'uplink-checkout',
    theme: 'dark',
    accent: 'red',
  });
  expect(snippet).toContain(
    'uplink-checkout { display: block; min-height: 1100px; --uplink-accent: red }',
  );
  expect(snippet).toContain('  page="ospf"\n  theme="dark"\n>');
});

test('what is typed stays inside its attribute', () => {
  expect(snippetOf({ ...choice, partnerKey: '"><script>' })).toContain(
    'partner-key="&quot;><script>"',
  );
});
