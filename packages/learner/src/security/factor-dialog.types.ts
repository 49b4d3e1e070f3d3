export interface FactorDialogProps {
  /** The factor is set up; recovery codes come with the first one only. */
  onCodes: (codes: string[]) => void;
  onClose: () => void;
}
