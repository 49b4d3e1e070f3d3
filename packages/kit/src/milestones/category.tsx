import type { Schema } from '@uplink/api-client';
import { milestoneCategoryLabel } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { BriefcaseBusiness, type LucideIcon, Network, ShieldCheck, Timer } from 'lucide-react';
import { milestonePartsMessages } from './milestone-parts.messages.ts';

const icons: Record<Schema<'MilestoneCategory'>, LucideIcon> = {
  1: Network,
  2: BriefcaseBusiness,
  3: Timer,
  4: ShieldCheck,
};

export interface CategoryProps {
  /** The category. */
  category: Schema<'MilestoneCategory'>;
}

/** What a milestone is about: icon and word, without colour. */
export function Category({ category }: CategoryProps) {
  const { categories } = useMessages(milestonePartsMessages);
  const label = milestoneCategoryLabel(category, categories);
  const Icon = icons[category];
  return (
    <>
      <Icon className="ul-icon" size={14} aria-hidden />
      <span>{label}</span>
    </>
  );
}
