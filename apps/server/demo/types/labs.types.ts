import type { StagedLab } from '@uplink/net/exercise';
import type { LabForm } from '../../src/areas/labs/authoring/lab.service.ts';

/** A lab with the unique names of the products that open it, and who opened it how many days ago. */
export interface LabContent extends Omit<LabForm, 'ownerId'> {
  /** What it is made of, if it runs in the academy. */
  stages?: StagedLab;
  products: string[];
  /** The labs of a bundle; they must be listed before it. */
  holds?: string[];
  opened: { learner: string; days: number }[];
}
