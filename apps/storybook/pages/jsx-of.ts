import { isValidElement, type ReactElement, type ReactNode } from 'react';

/** What the JSX of a story needs beside React. */
export interface Printer {
  /** The source of a function that is handed over as a prop; the built one is minified. */
  functionSource: (prop: string) => string;
  /** The name that the story has for a component. */
  nameHere: (own: string) => string;
}

/** The parts that only pretend a server; an app has its own. */
const scenery = new Set(['Stage', 'UplinkProvider']);
const width = 80;

/** The JSX that makes this node, as a person would write it. */
export function jsxOf(node: ReactNode, printer: Printer): string {
  const shown = withoutScenery(node);
  if (isValidElement(shown)) return elementText(shown, printer);
  return `<>\n${indented(childLines(shown, printer).join('\n'))}\n</>`;
}

function withoutScenery(node: ReactNode): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  return scenery.has(nameOf(node.type)) ? withoutScenery(node.props.children) : node;
}

function elementText(element: ReactElement, printer: Printer): string {
  const own = nameOf(element.type);
  const name = /^[A-Z]/.test(own) ? printer.nameHere(own) : own;
  const { children, ...props } = element.props as { children?: ReactNode };
  const attributes = Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([prop, value]) => attributeText(prop, value, printer));
  const inner =
    typeof children === 'function'
      ? [`{${printer.functionSource('children')}}`]
      : childLines(children, printer);
  const oneLine = [name, ...attributes].join(' ').trimEnd();
  const isShort = oneLine.length < width && !oneLine.includes('\n');
  const head = isShort ? `<${oneLine}` : `<${name}\n${indented(attributes.join('\n'))}\n`;
  if (inner.length === 0) return isShort ? `${head} />` : `${head}/>`;
  const [only = ''] = inner;
  const whole = `${head}>${only}</${name}>`;
  if (inner.length === 1 && isShort && whole.length < width && !whole.includes('\n')) return whole;
  return `${head}>\n${indented(inner.join('\n'))}\n</${name}>`;
}

function childLines(children: ReactNode, printer: Printer): string[] {
  if (children === undefined || children === null || typeof children === 'boolean') return [];
  if (Array.isArray(children)) return children.flatMap((child) => childLines(child, printer));
  if (isValidElement(children)) return [elementText(children, printer)];
  const text = String(children);
  return [/[{}<>\n]|^\s|\s$/.test(text) ? `{${textLiteral(text)}}` : text];
}

function attributeText(prop: string, value: unknown, printer: Printer): string {
  if (value === true) return prop;
  if (typeof value === 'string' && !/["\n\\]/.test(value)) return `${prop}="${value}"`;
  return `${prop}={${valueText(value, prop, printer)}}`;
}

function valueText(value: unknown, prop: string, printer: Printer): string {
  if (typeof value === 'string') return textLiteral(value);
  if (isValidElement(value)) return elementText(value, printer);
  if (isComponent(value)) return printer.nameHere(nameOf(value));
  if (typeof value === 'function') return printer.functionSource(prop);
  if (value instanceof Date) return `new Date('${value.toISOString()}')`;
  if (value instanceof Set || value instanceof Map)
    return `new ${value.constructor.name}(${valueText([...value], prop, printer)})`;
  if (Array.isArray(value))
    return between(
      '[]',
      value.map((part) => valueText(part, prop, printer)),
    );
  if (typeof value === 'object' && value !== null) return objectText(value, printer);
  return String(value);
}

function objectText(value: object, printer: Printer): string {
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => {
      const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : textLiteral(name);
      const text = valueText(part, name, printer);
      return text === key ? key : `${key}: ${text}`;
    });
  return between('{}', parts);
}

function between([open, close]: string, parts: string[]): string {
  const room = open === '{' && parts.length > 0 ? ' ' : '';
  const oneLine = `${open}${room}${parts.join(', ')}${room}${close}`;
  if (oneLine.length < width && !oneLine.includes('\n')) return oneLine;
  return `${open}\n${indented(parts.map((part) => `${part},`).join('\n'))}\n${close}`;
}

const indented = (text: string) => text.replace(/^(?=.)/gm, '  ');

const textLiteral = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;

interface ComponentType {
  $$typeof?: symbol;
  displayName?: string;
  name?: string;
  render?: ComponentType;
  type?: ComponentType;
}

const isComponent = (value: unknown) =>
  typeof value === 'object' && value !== null && '$$typeof' in value;

/** The name of a component, also behind `forwardRef` and `memo`. */
function nameOf(type: unknown): string {
  if (typeof type === 'string') return type;
  if (typeof type === 'symbol') {
    const name = /react\.(\w+)/.exec(String(type))?.[1] ?? '';
    return name === 'fragment' ? '' : name.replace(/^./, (letter) => letter.toUpperCase());
  }
  const { displayName, name, render, type: inner } = type as ComponentType;
  return displayName || name || nameOf(render ?? inner ?? 'Part');
}
