import ts from 'typescript';
import { commentOf, declarationOf } from './source.ts';

export interface DescribedProp {
  name: string;
  type: string;
  about: string;
  isRequired: boolean;
}

/** The props of a component: those found in the sources, and types of other libraries whose props it also takes. */
export interface Props {
  props: DescribedProp[];
  inherits: string[];
}

const none: Props = { props: [], inherits: [] };

/** What a type of props holds, with all it takes over. */
export function propsOf(type: ts.TypeNode | undefined): Props {
  if (!type) return none;
  if (ts.isParenthesizedTypeNode(type)) return propsOf(type.type);
  if (ts.isIntersectionTypeNode(type)) return together(type.types.map(propsOf));
  if (ts.isTypeLiteralNode(type)) return { props: [...type.members].flatMap(propOf), inherits: [] };
  if (ts.isTypeReferenceNode(type)) return referred(type, type.typeName.getText());
  if (ts.isExpressionWithTypeArguments(type)) return referred(type, type.expression.getText());
  return { props: [], inherits: [textOf(type)] };
}

function referred(type: ts.NodeWithTypeArguments, name: string): Props {
  const [base, keys] = type.typeArguments ?? [];
  if (name === 'Omit' || name === 'Pick') return chosen(type, name === 'Pick', keysOf(keys));
  if (name === 'Partial' || name === 'Readonly') return propsOf(base);
  const found = declarationOf(name, type.getSourceFile());
  const isOpaque =
    found && ts.isTypeAliasDeclaration(found) && ts.isIndexedAccessTypeNode(found.type);
  if (!found || isOpaque) return { props: [], inherits: [textOf(type)] };
  if (ts.isTypeAliasDeclaration(found)) return propsOf(found.type);
  const bases = (found.heritageClauses ?? []).flatMap(({ types }) => types.map(propsOf));
  return together([{ props: [...found.members].flatMap(propOf), inherits: [] }, ...bases]);
}

/** Of `Omit` or `Pick`. What can't be looked into is named as it is written. */
function chosen(type: ts.NodeWithTypeArguments, areKept: boolean, keys: Set<string>): Props {
  const { props, inherits } = propsOf(type.typeArguments?.[0]);
  const isWritten = props.length === 0 && inherits.length > 0;
  return {
    props: props.filter(({ name }) => keys.has(name) === areKept),
    inherits: isWritten ? [textOf(type)] : areKept ? [] : inherits,
  };
}

/** The names that `'a' | 'b' | keyof C` stands for. */
function keysOf(type: ts.TypeNode | undefined): Set<string> {
  if (!type) return new Set();
  if (ts.isUnionTypeNode(type)) return new Set(type.types.flatMap((part) => [...keysOf(part)]));
  if (ts.isTypeOperatorNode(type)) return new Set(propsOf(type.type).props.map(({ name }) => name));
  return new Set([type.getText().replaceAll("'", '')]);
}

/** A prop that is declared twice is described by the first, which is nearer to the component. */
function together(parts: readonly Props[]): Props {
  const props = new Map<string, DescribedProp>();
  for (const prop of parts.flatMap((part) => part.props))
    if (!props.has(prop.name)) props.set(prop.name, prop);
  return { props: [...props.values()], inherits: parts.flatMap(({ inherits }) => inherits) };
}

function propOf(member: ts.TypeElement): DescribedProp[] {
  if (!member.name) return [];
  const type = ts.isPropertySignature(member) && member.type ? textOf(member.type) : 'function';
  return [
    {
      name: member.name.getText().replaceAll("'", ''),
      type,
      about: commentOf(member),
      isRequired: !member.questionToken,
    },
  ];
}

const textOf = (node: ts.Node) => node.getText().replace(/\s+/g, ' ');
