import { expect, expectTypeOf, test } from 'vitest';
import type { Schema } from '../../contract.ts';
import type { AnswersShown } from '../exam.rules.ts';
import type { UploadCategory, UploadResource } from '../upload.rules.ts';
import type {
  AssessmentKind,
  AttemptStatus,
  HomeworkSectionType,
  HomeworkType,
  LabType,
  ModuleStatus,
  ModuleType,
  NotificationType,
  PaymentStatus,
  PaymentType,
  PurchaseStatus,
  QuestionType,
  Role,
  SkillLevel,
  SubmissionStatus,
  TshirtSize,
  Visibility,
} from './index.ts';
import {
  MODULE_STATUS_LABELS,
  PAYMENT_TYPE_LABELS,
  PURCHASE_STATUS_LABELS,
  SUSPENDED_OFFSET,
  ModuleStatus as status,
} from './index.ts';

test('the codes are those of the contract', () => {
  expectTypeOf<ModuleType>().toEqualTypeOf<Schema<'ModuleKind'>>();
  expectTypeOf<ModuleStatus>().toEqualTypeOf<Schema<'LearnerStatus'>>();
  expectTypeOf<LabType | null>().toEqualTypeOf<Schema<'Module'>['subtype']>();
  expectTypeOf<SkillLevel | null>().toEqualTypeOf<Schema<'Module'>['level']>();
  expectTypeOf<Visibility>().toEqualTypeOf<Schema<'Module'>['visibility']>();
  expectTypeOf<Role>().toEqualTypeOf<Schema<'Role'>>();
  expectTypeOf<SubmissionStatus>().toEqualTypeOf<Schema<'SubmissionStatus'>>();
  expectTypeOf<HomeworkType>().toEqualTypeOf<Schema<'HomeworkType'>>();
  expectTypeOf<HomeworkSectionType>().toEqualTypeOf<Schema<'HomeworkSection'>['type']>();
  expectTypeOf<QuestionType>().toEqualTypeOf<Schema<'QuestionType'>>();
  expectTypeOf<AssessmentKind>().toEqualTypeOf<Schema<'AssessmentKind'>>();
  expectTypeOf<AttemptStatus>().toEqualTypeOf<Schema<'AttemptStatus'>>();
  expectTypeOf<AnswersShown>().toEqualTypeOf<Schema<'AnswersShown'>>();
  expectTypeOf<NotificationType>().toEqualTypeOf<Schema<'Notification'>['type']>();
  expectTypeOf<PaymentType>().toEqualTypeOf<Schema<'PaymentType'>>();
  expectTypeOf<PurchaseStatus>().toEqualTypeOf<Schema<'Purchase'>['status']>();
  expectTypeOf<PaymentStatus>().toEqualTypeOf<Schema<'UserContext'>['paymentStatus']>();
  expectTypeOf<TshirtSize | null>().toEqualTypeOf<Schema<'TshirtSize'>>();
  expectTypeOf<UploadCategory>().toEqualTypeOf<Schema<'UploadCategory'>>();
  expectTypeOf<UploadResource>().toEqualTypeOf<Schema<'UploadResource'>>();
});

test('a suspended status is its base plus the offset', () => {
  expect(status.suspendedLearning).toBe(status.learning + SUSPENDED_OFFSET);
  expect(status.suspendedNotStarted).toBe(status.notStarted + SUSPENDED_OFFSET);
  expect(status.suspendedDone).toBe(status.done + SUSPENDED_OFFSET);
  expect(Object.keys(MODULE_STATUS_LABELS)).toHaveLength(Object.keys(status).length);
});

test('purchases have eight statuses, each with its label', () => {
  expect(PURCHASE_STATUS_LABELS).toEqual({
    refund: 'Fully refunded',
    failed: 'Payment failed',
    active: 'Active',
    paused: 'Paused',
    expired: 'Expired',
    deleted: 'Deleted',
    cancelled: 'Cancelled',
    declined: 'Terms declined',
  });
});

test('there are four ways to pay', () => {
  expect(Object.keys(PAYMENT_TYPE_LABELS)).toEqual(['card', 'wallet', 'noCharge', 'offline']);
});
