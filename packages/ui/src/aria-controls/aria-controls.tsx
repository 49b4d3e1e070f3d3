import type { ComponentType, ReactNode } from 'react';
import { Button, Link, RouterProvider } from 'react-aria-components';
import { useNavigate } from '../link/link.tsx';
import { type Controls, ControlsContext } from './controls.ts';

/** React Aria takes the same props, though its types don't allow `undefined`. */
const controls: Controls = {
  Button: Button as ComponentType<object>,
  Link: Link as ComponentType<object>,
};

/** For what doesn't follow a link in the app. */
const load = (href: string) => location.assign(href);

interface AriaControlsProps {
  /** The buttons and links, anywhere below. */
  children: ReactNode;
}

/**
 * Makes the buttons and links inside it React Aria's. Its triggers, collections and fields give theirs a
 * role in the whole, such as opening a menu, which the plain ones don't take.
 */
export function AriaControls({ children }: AriaControlsProps) {
  return (
    <RouterProvider navigate={useNavigate() ?? load}>
      <ControlsContext.Provider value={controls}>{children}</ControlsContext.Provider>
    </RouterProvider>
  );
}
