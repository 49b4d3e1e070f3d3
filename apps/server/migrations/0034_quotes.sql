-- Who entered which coupon: its prices are quoted to nobody else, or a guessed id would do instead of the code.
CREATE TABLE coupon_entry (
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  coupon_id bigint NOT NULL REFERENCES coupon ON DELETE CASCADE,
  PRIMARY KEY (user_id, coupon_id)
);
CREATE INDEX coupon_entry_coupon ON coupon_entry (coupon_id);

-- The tax of a purchase as it was sold; its later payments are taxed alike. Rates are millionths.
ALTER TABLE purchase
  ADD COLUMN tax_rate integer NOT NULL DEFAULT 0 CHECK (tax_rate BETWEEN 0 AND 1000000),
  ADD COLUMN tax_label text,
  ADD COLUMN is_tax_included boolean NOT NULL DEFAULT false;

-- Wrong coupons are counted like wrong passwords: for a person, and for an address.
ALTER TABLE identity_attempt DROP CONSTRAINT identity_attempt_kind_check;
ALTER TABLE identity_attempt ADD CHECK (kind IN (
  'signIn', 'signInDevice', 'signInAccount', 'signInOrigin', 'mail', 'mailAddress', 'mailOrigin',
  'coupon', 'couponOrigin'
));
