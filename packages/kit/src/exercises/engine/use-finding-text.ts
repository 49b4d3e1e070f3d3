import { useMessages } from '@uplink/api-client/messages';
import type { Definition, Finding } from '@uplink/net/exercise';
import { findingText } from '@uplink/net/messages';
import { nameOf } from '../exercise.rules.ts';
import { commonFindings } from './common-findings.messages.ts';
import type { Findings } from './engine.types.ts';

/** Says what was found, in the words of the host. Findings that only the engine can word are left out until it is loaded. */
export function useFindingText(
  definition: Definition,
  [one = commonFindings, other = commonFindings, third = commonFindings]: Findings = [],
): (finding: Finding) => string {
  const sentences = {
    ...useMessages(commonFindings),
    ...useMessages(one),
    ...useMessages(other),
    ...useMessages(third),
  };
  return (finding) => findingText(finding, (id) => nameOf(definition, id), sentences);
}
