-- Tokens of providers, each for one method of this person in this session: approvals of a wallet that were
-- begun, and cards that were added.
CREATE TABLE method_token (
  token_hash text PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  session_id text NOT NULL,
  expires_at timestamptz NOT NULL,
  -- What it became.
  method_id bigint REFERENCES payment_method
);
CREATE INDEX method_token_user ON method_token (user_id);
CREATE INDEX method_token_method ON method_token (method_id);
CREATE INDEX method_token_expiry ON method_token (expires_at);

-- The provider has forgotten it too: done once no charge that began with it is under way.
ALTER TABLE payment_method ADD COLUMN forgotten_at timestamptz;
CREATE INDEX payment_method_removed ON payment_method (removed_at) WHERE removed_at IS NOT NULL AND forgotten_at IS NULL;

-- Where a wallet's agreement ends is said by the wallet.
ALTER TABLE user_context DROP COLUMN payment_billing_agreement_expiration_date;

-- Company and address on receipts. Each version is kept: a receipt shows the one of its day.
CREATE TABLE billing_detail (
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  version integer NOT NULL CHECK (version > 0),
  company_name text,
  tax_id text,
  street text,
  city text,
  state text,
  zip text,
  country text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, version)
);

-- A refund is a credit note, numbered in the line of the invoices.
ALTER TABLE refund ADD COLUMN invoice_number text UNIQUE;

-- Cards that were tried are limited like passwords; the kinds are named in the code.
ALTER TABLE identity_attempt DROP CONSTRAINT identity_attempt_kind_check;
