-- Orders of the public sales pages. The purchase itself is in `purchase`; this is what the page, its visitor and
-- the mail need beside it.
CREATE TABLE checkout_order (
  -- The request id of the purchase: the client knows it even when the answer is lost.
  id uuid PRIMARY KEY,
  -- Of the random token that shows the order to whoever placed it, until then.
  token_hash text NOT NULL,
  expires_at timestamptz NOT NULL,
  checkout_id bigint NOT NULL REFERENCES checkout,
  -- Who buys. For an address that had an account: a closed one of this order, until the order is claimed.
  user_id bigint NOT NULL REFERENCES app_user,
  -- As a visitor typed it; none for a customer who was signed in.
  email citext,
  -- The address had an account, whose owner has to add the order after signing in.
  is_for_known boolean NOT NULL DEFAULT false,
  request_hash text NOT NULL,
  quote jsonb NOT NULL,
  -- Which offers were accepted and refused, by the offer's id.
  answers jsonb NOT NULL DEFAULT '{}',
  purchase_id bigint UNIQUE REFERENCES purchase,
  mailed_at timestamptz,
  claim_hash text UNIQUE,
  claimed_at timestamptz,
  claimed_by bigint REFERENCES app_user,
  created_at timestamptz NOT NULL
);
CREATE INDEX checkout_order_token ON checkout_order (token_hash);
CREATE INDEX checkout_order_user ON checkout_order (user_id);
CREATE INDEX checkout_order_checkout ON checkout_order (checkout_id);
CREATE INDEX checkout_order_claimed_by ON checkout_order (claimed_by) WHERE claimed_by IS NOT NULL;
-- Paid, and its buyer not told yet.
CREATE INDEX checkout_order_unmailed ON checkout_order (created_at) WHERE mailed_at IS NULL AND email IS NOT NULL;
