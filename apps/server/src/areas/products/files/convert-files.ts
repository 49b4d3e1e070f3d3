import { homeworkFaults } from '@uplink/api-client/domain';
import { toCanonical } from './canonical.ts';
import type { ProductContent } from './content.types.ts';
import { HeavyText, type ProductTexts } from './convert-product.ts';
import { toHomeworkForm } from './forms.rules.ts';
import type { FileFault } from './yaml-file.ts';

interface ConvertedFiles {
  content: ProductContent | null;
  toHtml: ProductTexts['toHtml'];
  faults: FileFault[];
}

const noTexts = (): never => {
  throw new Error('Files with faults have no texts.');
};

/** Files in their one form, or which of them can't be converted. */
export async function convertFiles(
  read: ProductContent | null,
  budgetMs?: number,
): Promise<ConvertedFiles> {
  if (!read) return { content: null, toHtml: noTexts, faults: [] };
  try {
    return { ...(await toCanonical(read, budgetMs)), faults: [] };
  } catch (error) {
    if (!(error instanceof HeavyText)) throw error;
    const fault = { file: error.file, line: null, message: error.fault };
    return { content: null, toHtml: noTexts, faults: [fault] };
  }
}

/** Homework whose brief is longer as HTML than one in the editor can be. */
export const longBriefs = (
  { sections }: ProductContent,
  toHtml: ProductTexts['toHtml'],
): FileFault[] =>
  sections
    .flatMap(({ lessons }) => lessons)
    .flatMap(({ slug, homework }) => {
      if (!homework) return [];
      const { brief } = homeworkFaults(toHomeworkForm(homework, toHtml(homework.brief)));
      const file = `lessons/${slug}.homework.yaml`;
      return brief ? [{ file, line: null, message: `brief: ${brief}` }] : [];
    });
