-- A refund that a provider reported as done can still fail: the money is the academy's again.
ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_kind_check;
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_kind_check
  CHECK (kind IN ('capture', 'refund', 'refundFailed', 'dispute', 'disputeWon'));
ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_check;
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_sign_check
  CHECK (CASE WHEN kind IN ('capture', 'refundFailed', 'disputeWon') THEN amount >= 0 ELSE amount < 0 END);
CREATE UNIQUE INDEX ledger_refund_failed ON ledger_entry (refund_id) WHERE kind = 'refundFailed';
ALTER TABLE sandbox_movement DROP CONSTRAINT sandbox_movement_kind_check;
ALTER TABLE sandbox_movement ADD CONSTRAINT sandbox_movement_kind_check
  CHECK (kind IN ('charge', 'refund', 'refundFailed', 'dispute', 'disputeWon'));

-- A charge of a month that is no longer asked for, because its subscription was cancelled.
ALTER TABLE payment ADD COLUMN waived_at timestamptz;
ALTER TABLE payment ADD CHECK (waived_at IS NULL OR status IN ('failed', 'cancelled'));

-- Who added it: its owner, or staff. Rows are kept when a method is removed.
ALTER TABLE payment_method ADD COLUMN added_by bigint REFERENCES app_user;

-- What a provider decided on a charge and doesn't keep itself.
ALTER TABLE provider_ref DROP CONSTRAINT provider_ref_kind_check;
ALTER TABLE provider_ref ADD CONSTRAINT provider_ref_kind_check
  CHECK (kind IN ('customer', 'charge', 'method', 'decline'));
