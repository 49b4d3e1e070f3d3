import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { createContext, type ReactNode, useContext, useId, useMemo } from 'react';
import { definitionMessages } from './definition.messages.ts';
import type { PlaceFaults } from './places.rules.ts';

const PlacesContext = createContext<{ prefix: string; faults: PlaceFaults }>({
  prefix: '',
  faults: {},
});

export interface PlacesProps {
  faults: PlaceFaults;
  children: ReactNode;
}

/** The parts of an exercise, each with what is wrong with it. */
export function Places({ faults, children }: PlacesProps) {
  const prefix = useId();
  const places = useMemo(() => ({ prefix, faults }), [prefix, faults]);
  return <PlacesContext.Provider value={places}>{children}</PlacesContext.Provider>;
}

/** What the element of a place needs: it can be gone to, and is described by its fault. */
export function usePlace(name: string) {
  const { prefix, faults } = useContext(PlacesContext);
  const id = `${prefix}${name}`;
  const fault = faults[name];
  return {
    fault: fault !== undefined && (
      <p className="ul-field__error ul-place__fault" id={`${id}-fault`}>
        {fault}
      </p>
    ),
    place: {
      id,
      tabIndex: -1,
      'aria-describedby': fault === undefined ? undefined : `${id}-fault`,
    },
  };
}

export interface PlaceProps {
  name: string;
  children: ReactNode;
}

/** A part of the form, with what is wrong with it below. */
export function Place({ name, children }: PlaceProps) {
  const { place, fault } = usePlace(name);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and its fields have labels
    <div role="group" className="ul-place" {...place}>
      {children}
      {fault}
    </div>
  );
}

export interface PartProps extends PlaceProps {
  title: string;
}

/** A section of the form. */
export function Part({ name, title, children }: PartProps) {
  return (
    <Place name={name}>
      <Card title={title}>{children}</Card>
    </Place>
  );
}

/** Goes to a part of the form, or to the list that a row is missing from. */
export function PlaceButton({ name }: { name: string }) {
  const messages = useMessages(definitionMessages);
  const { prefix } = useContext(PlacesContext);
  const go = () => {
    const part = document.getElementById(`${prefix}${name}`);
    part?.scrollIntoView({ block: 'center' });
    part?.focus({ preventScroll: true });
  };
  return (
    <Button size="sm" onPress={go}>
      {messages.show}
    </Button>
  );
}
