/** What a vendor receives when someone opens a lab: no name, no address. */
export interface LabLaunch {
  vendor: string;
  /** The lab at its vendor. */
  vendorId: string;
  /** The same for each launch of a learner, so that the vendor keeps their work. */
  learner: string;
  name: string;
  expiresAt: Date;
}

/** Where labs run. */
export interface LabProvider {
  /** The address that opens the lab. */
  launch(lab: LabLaunch): Promise<string>;
}
