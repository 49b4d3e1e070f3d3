-- What the overview of staff counts and lists over a range of days.
CREATE INDEX purchase_started ON purchase (started_at, id) WHERE started_at IS NOT NULL;
CREATE INDEX payment_paid ON payment (paid_at, id) WHERE status = 'paid';
CREATE INDEX refund_done ON refund (updated_at, id) WHERE status = 'succeeded';
