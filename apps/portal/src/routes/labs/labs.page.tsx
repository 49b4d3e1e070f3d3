import { LabList } from '@uplink/learner/labs';
import { useKindList } from '../shared/use-kind-list.ts';

export function LabsPage() {
  return (
    <>
      <h1 className="ul-h1" tabIndex={-1}>
        Practice labs
      </h1>
      <div className="ul-stack ul-gap-24 ul-page-body">
        <LabList {...useKindList()} />
      </div>
    </>
  );
}
