import type { Schema } from '@uplink/api-client';

/** A milestone while it is written. */
export interface MilestoneValues {
  title: string;
  description: string;
  links: { title: string; url: string }[];
  category: string;
  dueAfterDays: number;
  assessmentId: string;
  fileSubmission: boolean;
  linkSubmission: boolean;
}

type Stored = Schema<'AuthoredMilestone'>;
type Definition = Schema<'MilestoneDefinition'>;

export const toValues = (stored: Stored | undefined): MilestoneValues => ({
  title: stored?.title ?? '',
  description: stored?.description ?? '',
  links: stored?.links ?? [],
  category: String(stored?.category ?? 1),
  dueAfterDays: stored?.dueAfterDays ?? 7,
  assessmentId: String(stored?.assessmentId ?? ''),
  fileSubmission: stored?.fileSubmission ?? true,
  linkSubmission: stored?.linkSubmission ?? false,
});

/** Which assessments a category leads to; none for the others. */
export const kindOf = (category: string): 'exam' | 'sqc' | undefined =>
  (({ 3: 'exam', 4: 'sqc' }) as const)[category as '3' | '4'];

export const toDefinition = (
  { category, assessmentId, ...values }: MilestoneValues,
  id: number | null,
): Definition => ({
  ...values,
  id,
  title: values.title.trim(),
  category: Number(category) as Definition['category'],
  assessmentId: kindOf(category) && assessmentId ? Number(assessmentId) : null,
});

/** A stored milestone as it is sent back unchanged. */
export const unchanged = ({ workCount: _, ...stored }: Stored): Definition => stored;
