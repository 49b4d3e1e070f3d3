-- Payments that a buyer asks for after the order (an upsell, paying off, paying again) carry the request too:
-- sent again it finds this payment, with another body it is refused.
ALTER TABLE payment ADD COLUMN request_id uuid;
ALTER TABLE payment ADD COLUMN request_hash text;
ALTER TABLE payment ADD CHECK ((request_id IS NULL) = (request_hash IS NULL));
CREATE UNIQUE INDEX payment_request ON payment (purchase_id, request_id);

-- What an upsell's charge pays for.
ALTER TABLE payment ADD COLUMN line_id bigint REFERENCES purchase_line;
ALTER TABLE payment ADD CHECK ((kind = 'upsell') = (line_id IS NOT NULL));

-- The month with which a subscription that had ended begins again.
ALTER TABLE payment DROP CONSTRAINT payment_kind_check;
ALTER TABLE payment ADD CONSTRAINT payment_kind_check
  CHECK (kind IN ('first', 'cycle', 'reactivation', 'payoff', 'upsell', 'manual'));
ALTER TABLE payment DROP CONSTRAINT payment_check2;
ALTER TABLE payment ADD CONSTRAINT payment_month_check
  CHECK ((kind IN ('cycle', 'reactivation')) = (cycle IS NOT NULL));

ALTER TABLE refund ADD COLUMN request_id uuid;
CREATE UNIQUE INDEX refund_request_id ON refund (payment_id, request_id);

-- Who asked for it; nobody for what the server charges by itself.
ALTER TABLE payment ADD COLUMN actor_id bigint REFERENCES app_user;
