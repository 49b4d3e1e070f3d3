-- What credits alone paid goes back as well: a refund of nothing, once, that returns them.
ALTER TABLE refund DROP CONSTRAINT refund_amount_check;
ALTER TABLE refund ADD CONSTRAINT refund_amount_check CHECK (amount >= 0);
CREATE UNIQUE INDEX refund_of_credits ON refund (payment_id) WHERE amount = 0 AND status <> 'failed';
ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_sign_check;
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_sign_check CHECK (CASE
  WHEN kind IN ('capture', 'refundFailed', 'disputeWon') THEN amount >= 0
  WHEN kind = 'refund' THEN amount <= 0
  ELSE amount < 0 END);
