/**
 * @typedef {{ selectors: string[], values: [name: string, value: string][], media: string }} Rule
 */

/** The rules of a style sheet, without those of animations and fonts. @param {string} css @returns {Rule[]} */
export function rulesOf(css) {
  /** @type {Rule[]} */
  const rules = [];
  /** @type {string[]} */
  const around = [];
  /** @type {Rule | undefined} */
  let open;
  const parts = /([^{};]+)\{|([^{};]+)(?:;|(?=\}))|\}/g;
  for (const [, head, value] of css.replace(/\/\*.*?\*\//gs, '').matchAll(parts)) {
    if (head !== undefined) {
      const isRule =
        !/@[\w-]*(keyframes|font-face)/.test(`${around} ${head}`) && !/^\s*@/.test(head);
      open = isRule ? { selectors: listOf(head), values: [], media: around.join(' ') } : undefined;
      if (open) rules.push(open);
      around.push(head.trim());
    } else if (value?.trim()) {
      const [name = '', ...rest] = value.split(':');
      open?.values.push([name.trim(), rest.join(':').trim()]);
    } else if (value === undefined) around.pop();
  }
  return rules;
}

/** At each comma outside of brackets. @param {string} head */
const listOf = (head) =>
  head.split(/,(?![^(]*\))/).map((selector) => selector.replace(/\s+/g, ' ').trim());

const sideways = /^((margin|padding|border|scroll-margin)-)?(left|right)(-[\w-]+)?$/;
const cornered = /^border-(top|bottom)-(left|right)-radius$/;

/**
 * What a rule says about the left or the right alone; both sides alike are the same in either direction, and so is what
 * is in the middle or is as wide as what is below it.
 * @param {Rule} rule @returns {string[]}
 */
export function isPhysical({ values }) {
  const all = new Map(values);
  const isCentred = all.get('left') === '50%';
  const isAsWide = /^100(%|vw)$/.test(all.get('width') ?? '');
  return values
    .filter(([name, value]) => {
      if (cornered.test(name)) return true;
      if (sideways.test(name)) {
        if (isCentred && !name.startsWith('border') && !name.startsWith('padding')) return false;
        return all.get(otherSide(name)) !== value && !(isAsWide && value === '0');
      }
      if (name === 'border-radius') return isUneven(value, [0, 1], [2, 3]);
      if (name === 'margin' || name === 'padding') return !isCentred && isUneven(value, [1, 3]);
      return /^(text-align|float|clear)$/.test(name) && /^(left|right)/.test(value);
    })
    .map((pair) => pair.join(': '));
}

/** @param {string} name */
const otherSide = (name) =>
  name.includes('left') ? name.replace('left', 'right') : name.replace('right', 'left');

/** Whether a value names all four places, and two that face each other differ. @param {string} value @param {[number, number][]} pairs */
function isUneven(value, ...pairs) {
  const four = value.replace(/\s*!important$/, '').split(/\s+(?![^(]*\))/);
  return four.length === 4 && pairs.some(([one, other]) => four[one] !== four[other]);
}
