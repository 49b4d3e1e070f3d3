/**
 * What the page around a frame may say about its look, each with the form of its values: the reader's choices,
 * and the design tokens a site may set for an embed. Anything else is left out.
 */
const choices = {
  theme: /^(light|dark)$/,
  contrast: /^more$/,
  text: /^(112|125|150)$/,
  spacing: /^wide$/,
  motion: /^less$/,
};
const colour = /^#[\da-f]{6}$/i;
const length = /^\d{1,2}(\.\d{1,3})?(px|rem)$/;
const tokens: Record<string, { property: string; form: RegExp }> = {
  accent: { property: '--ul-primary-fill', form: colour },
  surface: { property: '--ul-bg-surface', form: colour },
  radius: { property: '--ul-radius-control', form: length },
};

/** The choices as attributes of the page's root element. */
export function lookAttributes(query: Record<string, unknown>): string {
  return Object.entries(choices)
    .filter(([name, form]) => form.test(String(query[name] ?? '')))
    .map(([name]) => ` data-${name}="${query[name]}"`)
    .join('');
}

/** The tokens as a style sheet. */
export function lookStyle(query: Record<string, unknown>): string {
  const lines = Object.entries(tokens)
    .filter(([name, { form }]) => form.test(String(query[name] ?? '')))
    .map(([name, { property }]) => `  ${property}: ${query[name]};`);
  return `:root:root {\n${lines.join('\n')}\n}\n`;
}
