-- The awards log: staff issue, renew and revoke what learners were given.
ALTER TABLE diploma_issue ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0);
ALTER TABLE diploma_issue ADD COLUMN revoked_reason text;
ALTER TABLE diploma_issue ADD COLUMN changed_by bigint REFERENCES app_user;
ALTER TABLE diploma_issue ADD COLUMN changed_at timestamptz;
CREATE INDEX diploma_issue_search ON diploma_issue USING gin (lower(recipient || ' ' || reference_number) gin_trgm_ops);

-- Partners as staff change them.
ALTER TABLE partner ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0);
ALTER TABLE partner ADD COLUMN theme jsonb;
ALTER TABLE partner ADD COLUMN changed_by bigint REFERENCES app_user;
ALTER TABLE partner ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
-- Made by the sender: a partner sent again after a lost answer is added once.
ALTER TABLE partner ADD COLUMN change_id uuid UNIQUE;

-- What a partner may sell; everything without a row. What it may show of lessons is kept apart, in partner_product.
CREATE TABLE partner_offer (
  partner_id bigint NOT NULL REFERENCES partner ON DELETE CASCADE,
  module_id bigint NOT NULL REFERENCES module ON DELETE CASCADE,
  PRIMARY KEY (partner_id, module_id)
);
CREATE INDEX partner_offer_module ON partner_offer (module_id);

-- On whose site an order was placed.
ALTER TABLE checkout_order ADD COLUMN partner_id bigint REFERENCES partner;
CREATE INDEX checkout_order_partner ON checkout_order (partner_id) WHERE partner_id IS NOT NULL;
