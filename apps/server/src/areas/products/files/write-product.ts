import { stringify } from 'yaml';
import type { LessonContent, ProductContent } from './content.types.ts';
import { headerFiles } from './read-product.ts';

const toYaml = (value: unknown) =>
  stringify(value, { lineWidth: 100, aliasDuplicateObjects: false });

/** The texts of a product by their paths, always the same for the same product. */
export function writeProduct(product: ProductContent): Map<string, string> {
  const { kind, sections, children, ...header } = product;
  const isTaught = kind === 'course' || kind === 'project';
  const outline = sections.map(({ name, lessons }) => ({
    name,
    lessons: lessons.map(({ slug }) => slug),
  }));
  const body = isTaught ? { sections: outline } : { children };
  const texts = new Map([[headerFiles[kind], toYaml({ ...header, ...body })]]);
  for (const { lessons } of sections) for (const lesson of lessons) addLesson(texts, lesson);
  return texts;
}

function addLesson(texts: Map<string, string>, lesson: LessonContent): void {
  const { slug, text, quiz, homework, exercises, ...fields } = lesson;
  const isHtml = typeof text === 'object';
  const front = toYaml({ ...fields, ...(isHtml && { format: 'html' }) });
  const path = `lessons/${slug}`;
  texts.set(`${path}.md`, `---\n${front}---\n\n${isHtml ? text.html : text}`);
  if (quiz) texts.set(`${path}.quiz.yaml`, toYaml(quiz));
  if (homework) texts.set(`${path}.homework.yaml`, toYaml(homework));
  if (exercises.length > 0) texts.set(`${path}.exercises.yaml`, toYaml(exercises));
}
