-- Whom a browser buys for on sales pages. The number is taken before the account is made, so that a wallet can be
-- approved for it.
CREATE TABLE checkout_visitor (
  -- Of the random token that the browser chose.
  token_hash text PRIMARY KEY,
  user_id bigint NOT NULL UNIQUE,
  -- As it was typed with the first order; none before.
  email citext,
  -- The address had an account. The purchase belongs to a closed one of its own until the owner adds it.
  is_for_known boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);
CREATE INDEX checkout_visitor_created ON checkout_visitor (created_at);

-- Orders of two tabs can end in one purchase.
ALTER TABLE checkout_order DROP CONSTRAINT checkout_order_purchase_id_key;
CREATE INDEX checkout_order_purchase ON checkout_order (purchase_id) WHERE purchase_id IS NOT NULL;
