import { describe, expect, test } from 'vitest';
import { learnerMarkdownToHtml, markdownToHtml } from './markdown.ts';
import { sanitize } from './sanitize.ts';

describe('markdownToHtml', () => {
  test('keeps the title of a fence on its block', () => {
    expect(markdownToHtml('```cli title="R2, privileged exec"\nR2# show ip ospf\n```')).toBe(
      '<pre data-language="cli" data-title="R2, privileged exec"><code class="language-cli">R2# show ip ospf\n</code></pre>',
    );
  });

  test('links addresses of pages and of mail', () => {
    expect(markdownToHtml('See www.uplink.example')).toContain('href="http://www.uplink.example"');
    expect(markdownToHtml('Ask a@uplink.example')).toContain('href="mailto:a@uplink.example"');
  });

  test('makes tables', () => {
    expect(markdownToHtml('| a | b |\n| --- | --- |\n| 1 | 2 |')).toContain('<td>1</td>');
  });

  test.each([
    ['a script', '<script>alert(1)</script>', 'script'],
    ['a handler', '<img src=x onerror=alert(1)>', 'onerror'],
    ['a javascript link', '[x](javascript:alert(1))', 'javascript:'],
    ['a frame', '<iframe src="https://example.org"></iframe>', 'iframe'],
  ])('drops %s', (_, markdown, trace) => {
    expect(markdownToHtml(markdown)).not.toContain(`<${trace}`);
    expect(markdownToHtml(markdown)).not.toMatch(new RegExp(`<[^>]*${trace}`));
  });

  test('opens outside links apart from the academy', () => {
    expect(markdownToHtml('[RFC](https://www.rfc-editor.org/)')).toContain(
      'rel="noopener noreferrer" target="_blank"',
    );
  });
});

test('lists of authors are nested up to fifty levels', () => {
  const html = sanitize(`${'<ul><li>'.repeat(5000)}a`);
  expect(html.split('<ul>')).toHaveLength(51);
  expect(html).toContain('a');
});

describe('learnerMarkdownToHtml', () => {
  test('has headings below those of the page, code and tables', () => {
    expect(learnerMarkdownToHtml('# Look\n\n```\nshow ip route\n```')).toBe(
      '<h3>Look</h3>\n<pre><code>show ip route\n</code></pre>',
    );
    expect(learnerMarkdownToHtml('| a |\n| --- |\n| 1 |')).toContain('<td>1</td>');
  });

  test.each([
    ['a picture', '![x](https://example.org/pixel.png)', /<img|pixel/],
    ['a script', '<script>alert(1)</script>', /<script/],
    ['a link that runs', '[x](javascript:alert(1))', /javascript:/],
    ['a mail link', '[x](mailto:a@example.org)', /mailto:/],
    ['a handler', '<b onclick=alert(1)>x</b>', /<b/],
  ])('drops %s', (_, markdown, trace) => {
    expect(learnerMarkdownToHtml(markdown)).not.toMatch(trace);
  });

  test.each([
    ['brackets', '['],
    ['quotes', '>'],
    ['delimiters', '*a_'],
    ['links', '[a]('],
  ])('answers soon for nothing but %s', (_, part) => {
    const before = process.cpuUsage();
    learnerMarkdownToHtml(part.repeat(Math.floor(5000 / part.length)));
    // Work, not time: other processes may keep this one waiting.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000);
  });
});

describe.each([
  ['markdownToHtml', markdownToHtml],
  ['learnerMarkdownToHtml', learnerMarkdownToHtml],
] as const)('%s takes time by length alone', (_name, toHtml) => {
  test.each(['\n', '>', '> ', '*a_', '*a **a ', '[^a]', '[a]', '[', '   - a\n'])(
    'for %j',
    (part) => {
      const before = process.cpuUsage();
      toHtml(part.repeat(40_000 / part.length));
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(6000);
    },
  );

  test('for many words in brackets of one paragraph', () => {
    const before = process.cpuUsage();
    toHtml('[^a]'.repeat(50_000));
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(10_000);
  });

  test.each(['=\n', 'a\n-\n'])('for lines under lines, as in %j', (part) => {
    const before = process.cpuUsage();
    toHtml(part.repeat(60_000 / part.length));
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(4000);
  });

  test.each([
    ['+ ', 'ul'],
    ['1. ', 'ol'],
    ['>- ', 'ul'],
  ])('and keeps at most fifty levels of %j', (part, tag) => {
    const html = toHtml(`${part.repeat(1000)}a`);
    expect(html.split(`<${tag}>`).length - 1).toBeLessThanOrEqual(50);
    expect(html).toContain('a');
  });

  test.each(['www.a_', 'http://a.b_'])('and looks for no link in a word of %j', (part) => {
    const html = toHtml(`See www.uplink.example ${part.repeat(100)}`);
    expect(html).not.toContain('<a ');
    expect(toHtml('See www.uplink.example')).toContain('<a ');
  });

  test('and keeps what people write', () => {
    const html = toHtml(`> > ${'**a** '.repeat(100)}\n\nA note[^1].\n\n[^1]: Here.`);
    expect(html.split('<strong>')).toHaveLength(101);
    expect(html.split('<blockquote>')).toHaveLength(3);
    expect(html).toContain('Here.');
    expect(toHtml('Look\n===='.padEnd(200, '\n-'))).toMatch(/<h[23]>Look/);
  });
});

test.each(['\n', ' ', '`'])('a fence is looked for in one pass over %j', (part) => {
  const began = performance.now();
  markdownToHtml(`\`\`\`${part.repeat(60_000)}`);
  expect(performance.now() - began).toBeLessThan(3000);
});
