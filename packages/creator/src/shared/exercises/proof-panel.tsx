import { useMessages } from '@uplink/api-client/messages';
import {
  type Answer,
  checkForPublishing,
  type Definition,
  faultPlace,
  groupFaults,
  type PublishCheck,
} from '@uplink/net/exercise';
import { faultText } from '@uplink/net/messages';
import { Button } from '@uplink/ui/button';
import { Status } from '@uplink/ui/status';
import { useState } from 'react';
import { PlaceButton } from './places.tsx';
import { workbenchMessages } from './workbench.messages.ts';

export interface ProofPanelProps {
  definition: Definition;
  /** What the answer begins with, which must not be enough. @default nothing */
  start?: Answer['texts'] | undefined;
}

interface Proof extends PublishCheck {
  /** Of what was proved. */
  of: Definition;
}

/** Runs what publishing runs, and says what keeps it from publishing. */
export function ProofPanel({ definition, start }: ProofPanelProps) {
  const messages = useMessages(workbenchMessages);
  const [proof, setProof] = useState<Proof>();
  const current = proof?.of === definition ? proof : undefined;
  return (
    <div className="ul-stack ul-gap-16">
      <p className="ul-muted">{messages.notYet}</p>
      <div>
        <Button onPress={() => setProof({ ...prove({ definition, start }), of: definition })}>
          {messages.prove}
        </Button>
      </div>
      <div aria-live="polite" className="ul-stack ul-gap-12">
        {current && (
          <>
            <Status kind={current.faults.length === 0 ? 'ok' : 'fault'}>
              {current.faults.length === 0 ? messages.proved : messages.notProved}
            </Status>
            <ul className="ul-exercise-faults">
              {groupFaults(current.faults)
                .slice(0, 20)
                .map((fault) => (
                  <li key={JSON.stringify(fault)}>
                    {faultText(fault, definition, messages.faults)}{' '}
                    <PlaceButton name={faultPlace(fault, definition)} />
                  </li>
                ))}
            </ul>
            {current.mutants.total > 0 && (
              <p>{messages.mutants(current.mutants.caught, current.mutants.total)}</p>
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** What can't even be run is a fault of its own. */
function prove({ definition, start }: ProofPanelProps): PublishCheck {
  try {
    return checkForPublishing(definition, start);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { faults: [{ cause: 'draw', message }], mutants: { caught: 0, total: 0 } };
  }
}
