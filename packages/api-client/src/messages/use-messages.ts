'use client';
import { useContext } from 'react';
import { type Messages, NAMESPACE } from './define-messages.ts';
import { MessagesContext } from './messages-context.ts';
import { overrideTexts } from './override-texts.ts';

/** The texts of a namespace, with those the nearest `UplinkProvider` replaces. Outside of one the defaults apply. */
export function useMessages<Definition extends Messages>(definition: Definition): Definition {
  const overrides = useContext(MessagesContext) as Record<string, object> | undefined;
  const own = overrides?.[definition[NAMESPACE]];
  return own ? overrideTexts(definition, own) : definition;
}
