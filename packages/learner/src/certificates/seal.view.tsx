import type { Schema } from '@uplink/api-client';
import { Award, GraduationCap, Medal } from 'lucide-react';
import './certificates.css';

export interface SealProps {
  type: Schema<'DiplomaType'>;
  /** The picture of an award; a drawing without one. */
  image: string | null;
}

const drawings = { 1: Award, 2: GraduationCap, 3: Medal } as const;

/** The thumbnail of a certificate or award. Decorative: its name is shown beside it. */
export function Seal({ type, image }: SealProps) {
  const Drawing = drawings[type];
  return (
    <span className="ul-seal" data-type={type} aria-hidden="true">
      {image ? <img src={image} alt="" /> : <Drawing className="ul-icon" size={28} />}
    </span>
  );
}
