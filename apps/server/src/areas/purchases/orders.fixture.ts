import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { addDays, addMonths, splitInstalments } from '@uplink/api-client/domain';
import { cardTokenOf } from '../../providers/payments/sandbox/sandbox.fixture.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { Order, QuotedOrder } from '../pricing/order.ts';
import type { PurchaseDeps } from './order.ts';
import { type OrderWish, placeOrder } from './place-order.service.ts';

export const depsOf = (academy: TestApp): PurchaseDeps => ({
  ...academy,
  payments: academy.sandbox.providers,
  mail: { send: async () => {} },
  publicUrl: academy.config.publicUrl,
});
