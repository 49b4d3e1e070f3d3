import { createDocument, generateHTML, getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { descriptionExtensions } from './description-extensions.ts';

const schema = getSchema(descriptionExtensions);

test.each([
  '<figure><img src="/storage/media/a.png" alt="Two routers"><figcaption>One <strong>link</strong></figcaption></figure>',
  '<pre data-title="R1" data-language="ios"><code>show ip ospf neighbor</code></pre>',
  '<pre><code class="language-bash">ip route</code></pre>',
  '<blockquote data-callout="tip"><p>Look <kbd>here</kbd></p></blockquote>',
])('%s is written as it was read', (html) => {
  const read = createDocument(html, schema);
  expect(generateHTML(read.toJSON(), descriptionExtensions)).toBe(html);
});
