import type { Schema } from '@uplink/api-client';
import {
  canStart,
  isDone,
  isSuspended,
  lessonPath,
  type MainAction,
  ModuleStatus,
  ModuleType,
  mainActionLabel,
} from '@uplink/api-client/domain';
import type { Formats } from '@uplink/api-client/messages';
import { lessonTimeOf, type productWords } from '@uplink/kit/products';
import type { catalogMessages } from './catalog.messages.ts';
import type { productCardMessages } from './product-card.messages.ts';
import { lockWords } from './product-card.rules.ts';

type Module = Schema<'Module'>;

interface Texts {
  messages: typeof catalogMessages;
  words: typeof productWords;
  formats: Formats;
}

/** How long a product takes, in its own pace or in both paces that its authors name, and how long its lessons are. */
export function durationOf(module: Module, { messages, words, formats }: Texts): string {
  const { partTimeEducationDuration: partTime, fullTimeEducationDuration: fullTime } = module;
  return [
    partTime ? messages.partTime(formats.duration(partTime)) : messages.selfPaced,
    partTime && fullTime && messages.fullTime(formats.duration(fullTime)),
    lessonTimeOf(module, words, formats),
  ]
    .filter(Boolean)
    .join(', ');
}

/** How much is in it: products and lessons, or the labs of a lab. */
export function sizeOf(module: Module, labCount: number, messages: typeof catalogMessages): string {
  const { type, lessonCount, childrenId } = module;
  if (type === ModuleType.labs) return messages.labsIn(labCount);
  const lessons = messages.lessons(lessonCount);
  return type === ModuleType.bundle
    ? `${messages.products(childrenId.length)}, ${lessons}`
    : lessons;
}

type ActionDetails = Pick<Schema<'ModuleDetails'>, 'module' | 'application' | 'hasExpired'>;

/** The main action of a product: its label, and the reason when it is disabled. */
export interface ProductAction {
  label: MainAction;
  why: string | undefined;
  /** What the action does for a product whose access ended. */
  note?: string;
}

export function productAction(
  { module, application, hasExpired }: ActionDetails,
  lockReason: string | undefined,
  messages: typeof catalogMessages,
  cardMessages: typeof productCardMessages,
): ProductAction {
  const label = mainActionLabel(module);
  if (hasExpired) return { label: 'Purchase', why: undefined, note: messages.expired };
  const isApplied = module.status === ModuleStatus.applied;
  const why = isApplied
    ? messages.applied(application?.wait ?? null)
    : whyNot(module, lockReason, messages, cardMessages);
  return { label, why };
}

function whyNot(
  module: Module,
  lockReason: string | undefined,
  messages: typeof catalogMessages,
  cardMessages: typeof productCardMessages,
) {
  const { status } = module;
  const label = mainActionLabel(module);
  if (isDone(status)) return undefined;
  if (isSuspended(status)) return messages.suspended;
  if (label === 'Apply' || label === 'Purchase') return undefined;
  const lock = lockWords(module, cardMessages);
  if (lock) return module.incompleteDependencies.length > 0 ? lock : (lockReason ?? lock);
  return canStart(status) ? undefined : cardMessages.opensLater;
}

/** The lesson to continue with; the first one once the course is finished. */
export function currentLessonPath(outline: Schema<'Outline'>): string | undefined {
  const lessons = outline.sections.flatMap((section) =>
    section.lessons.map((lesson) => ({ ...lesson, sectionId: section.id })),
  );
  const lesson = lessons.find(({ id }) => id === outline.currentLessonId) ?? lessons[0];
  return lesson && lessonPath({ ...lesson, product: outline.product });
}
