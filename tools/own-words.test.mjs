import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What is read or heard. */
const spoken =
  /^(aria-(label|description|placeholder|valuetext|roledescription)|label|title|placeholder|alt|description|hint|text|noun|\w+Label|\w+Text)$/;
const word = /[A-Za-z]{3}/;
const sentence = /^[A-Z][a-z'’]+[,:]?( [\w'’%.,…-]+)+|[a-z] [a-z]+ [a-z]+/;

/** Words that are the same in every language, or that no one reads: names, keys, commands, samples, ids of actions. */
const sameEverywhere =
  /^(https:\/\/|Uplink|Academy|Bearer|American Express|Ctrl|Tab|Esc|Enter|\/checkout\/|show ip route.*|Maya Okafor|new authenticator key|View module|Start learning)$/;

/** Files whose words a host can't replace yet, and what they are. */
const notYet = {
  'learner/src/account/changes.data.ts': "what is new in the academy's own portal",
  'learner/src/front/exercise/home-exercise.definition.ts':
    'what every exercise has; the landing page shows its messages instead',
};

/** @param {ts.Node} node what a text is a part of, such as an attribute */
function placeOf(node) {
  let place = node.parent;
  while (
    ts.isConditionalExpression(place) ||
    ts.isParenthesizedExpression(place) ||
    ts.isTemplateSpan(place) ||
    ts.isTemplateExpression(place) ||
    (ts.isBinaryExpression(place) && /^(&&|\|\||\?\?|\+)$/.test(place.operatorToken.getText()))
  )
    place = place.parent;
  return ts.isJsxExpression(place) ? place.parent : place;
}

/** @param {ts.Node} node */
function textOf(node) {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '';
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    .map((part) => part.text)
    .join(' ');
}

/** @param {ts.Node} node whether it is where only types or names for developers are */
const isUnread = (node) =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  (ts.isNewExpression(node) && node.expression.getText().endsWith('Error'));

/** Words a module says by itself. @param {string} file @param {string} text @returns {string[]} */
function ownWords(file, text) {
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (isUnread(node)) return;
    const said = textOf(node).replace(/\s+/g, ' ').trim();
    if (word.test(said) && !sameEverywhere.test(said)) {
      const place = placeOf(node);
      const isAttribute = ts.isJsxAttribute(place);
      const isContent = ts.isJsxText(node) || ts.isJsxElement(place) || ts.isJsxFragment(place);
      const isHeard = isAttribute ? spoken.test(place.name.getText()) : isContent;
      if (isHeard || (!isAttribute && sentence.test(said))) found.push(`${file}: ${said}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

const files = globSync('packages/{ui,kit,learner,mentor,creator,admin}/src/**/*.{ts,tsx}', {
  cwd: root,
})
  .map((file) => file.replace(/^packages\//, ''))
  .filter((file) => !/\.(test|stories|fixture|harness|messages|stage)\.tsx?$/.test(file))
  .filter((file) => !/\/(testing|messages)\//.test(file));

test('it finds what a component says, and leaves out what no one reads', () => {
  const say = (/** @type {string} */ code) => ownWords('part.tsx', code);
  expect(say('const a = <p>Hello there</p>;')).toEqual(['part.tsx: Hello there']);
  expect(say('const a = <p>{isOpen ? "Close" : messages.open}</p>;')).toEqual(['part.tsx: Close']);
  expect(say('const a = <Icon label={`Page ` + page} />;')).toEqual(['part.tsx: Page']);
  expect(say("const faults = { many: 'Use fewer of these points.' };")).toHaveLength(1);
  expect(say('const a = <p className="ul-small ul-muted">{messages.open}</p>;')).toEqual([]);
  expect(say("throw new Error('This can never be drawn.');")).toEqual([]);
});

/** Words of the domain, which servers say too: widgets take them from their messages. Brands are names. */
const ofDomain =
  /\b(?!CARD_BRAND_LABELS)([A-Z_]+_(LABELS?|LEVELS|FAULTS)|LABELLED_ERRORS|INVALID_COUPON|\w+_FAILED)\b/;

/** @param {string} text */
const domainWords = (text) => {
  const imports = text.match(/import \{[^}]*\} from '@uplink\/api-client\/domain';/g) ?? [];
  return imports.join().match(ofDomain)?.[0];
};

test('no widget shows a table of the domain as it is', () => {
  expect(domainWords("import { ROLE_LABELS } from '@uplink/api-client/domain';")).toBe(
    'ROLE_LABELS',
  );
  const found = files.filter((file) =>
    domainWords(readFileSync(`${root}packages/${file}`, 'utf8')),
  );
  expect(found).toEqual([]);
});

const written =
  /\b(format(Date|Time|DateTime|Ago|Duration|Number|Money|Bytes)\b|toLocale(Date|Time)String)/;

test('no widget writes dates, numbers and amounts by itself: its provider says how', () => {
  const found = files
    .filter((file) => !file.startsWith('ui/'))
    .filter((file) => written.test(readFileSync(`${root}packages/${file}`, 'utf8')));
  expect(found).toEqual([]);
});

test('what widgets and components say is in their messages, where hosts can replace it', () => {
  const found = files
    .filter((file) => !Object.keys(notYet).some((place) => file.startsWith(place)))
    .flatMap((file) => ownWords(file, readFileSync(`${root}packages/${file}`, 'utf8')));
  expect(found).toEqual([]);
});
