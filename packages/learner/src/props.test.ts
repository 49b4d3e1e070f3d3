import type { Schema } from '@uplink/api-client';
import type { ReactNode } from 'react';
import { expectTypeOf, test } from 'vitest';
import type { ProductDetailProps } from './catalog/index.ts';
import type { CheckoutPageProps } from './checkout/index.ts';
import type { DiscussionProps } from './discussions/index.ts';
import type { HomeworkListProps } from './homeworks/index.ts';
import type { DashboardProps } from './learning/index.ts';
import type { LessonPlayerProps } from './lessons/index.ts';
import type { NotificationBellProps } from './notifications/index.ts';
import type { InAppPurchaseProps } from './purchases/index.ts';
import type { QuizPlayerProps } from './quizzes/index.ts';

type Slot<About extends unknown[]> = (...about: About) => ReactNode;

test('a slot is told what it stands beside', () => {
  expectTypeOf<LessonPlayerProps['underLesson']>().toEqualTypeOf<
    Slot<[Schema<'Lesson'>]> | undefined
  >();
  expectTypeOf<ProductDetailProps['renderOutline']>().toEqualTypeOf<Slot<[productId: number]>>();
  expectTypeOf<NonNullable<ProductDetailProps['milestones']>['render']>().toEqualTypeOf<
    Slot<[moduleId: number, cohort: Schema<'Cohort'>]>
  >();
  expectTypeOf<DashboardProps['renderSuggestion']>().toEqualTypeOf<Slot<[Schema<'Module'>]>>();
  expectTypeOf<DashboardProps['tabs']>().toEqualTypeOf<ReactNode>();
});

test('what a host holds comes with how to change it', () => {
  expectTypeOf<Pick<HomeworkListProps, 'page' | 'onPageChange'>>().toEqualTypeOf<{
    page: number;
    onPageChange: (page: number) => void;
  }>();
  expectTypeOf<HomeworkListProps['onStatusChange']>().parameters.toEqualTypeOf<
    [HomeworkListProps['status']]
  >();
  expectTypeOf<DiscussionProps['onQuestionChange']>().parameters.toEqualTypeOf<
    [DiscussionProps['questionId']]
  >();
  expectTypeOf<NotificationBellProps>().toEqualTypeOf<{
    isOpen: boolean;
    onOpenChange: (isOpen: boolean) => void;
  }>();
});

test('what a widget holds itself may be left to it', () => {
  expectTypeOf<LessonPlayerProps['tab']>().extract<undefined>().toEqualTypeOf<undefined>();
  expectTypeOf<CheckoutPageProps['linkCoupon']>().toEqualTypeOf<string | undefined>();
});

test('events bring what happened, as the contract describes it', () => {
  expectTypeOf<LessonPlayerProps['onFinished']>().parameters.toEqualTypeOf<[Schema<'Lesson'>]>();
  expectTypeOf<QuizPlayerProps['onSubmitted']>().parameters.toEqualTypeOf<
    [Schema<'QuizSubmission'>]
  >();
  expectTypeOf<CheckoutPageProps['onFinished']>().parameters.toEqualTypeOf<
    [Schema<'CheckoutOrder'>]
  >();
  expectTypeOf<NonNullable<CheckoutPageProps['onTotalChange']>>().parameters.toEqualTypeOf<
    [{ amount: number; currency: string }]
  >();
  expectTypeOf<InAppPurchaseProps['onFollowUp']>().parameters.toEqualTypeOf<
    [Schema<'PurchaseResult'>['next'], Schema<'SoldProduct'>]
  >();
});
