import { Button } from '@uplink/ui/button';
import { State } from '@uplink/ui/states';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

export interface DoneWindowProps {
  /** What is done. */
  title: string;
  /** Where to continue. */
  children: ReactNode;
}

/** The end of a window that was opened for one step, where the browser does not let it close itself. */
export function DoneWindow({ title, children }: DoneWindowProps) {
  const close = (
    <Button variant="primary" onPress={() => window.close()}>
      Close this window
    </Button>
  );
  const art = <CircleCheck className="ul-icon ul-ok" size={40} aria-hidden />;
  return (
    <State isPage art={art} title={title} action={close}>
      {children}
    </State>
  );
}
