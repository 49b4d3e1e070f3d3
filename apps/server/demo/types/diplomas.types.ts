import type { DiplomaForm } from '../../src/areas/certificates/authoring/diploma.service.ts';

/** Diplomas with the unique names of the products that give them, and courses of former years. */
export interface DiplomasContent {
  diplomas: (Omit<DiplomaForm, 'ownerId'> & { products: string[] })[];
  former: {
    uniqueName: string;
    name: string;
    /** Who finished it, and how many days ago; those of some were taken back later. */
    given: { learner: string; days: number; revokedDays?: number }[];
  }[];
}
