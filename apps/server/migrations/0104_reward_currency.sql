-- A programme reckons in one currency: sums over its entries are amounts of it, and it can't be changed once there are any.
ALTER TABLE reward_rules ADD CONSTRAINT reward_rules_currency UNIQUE (program, currency);
ALTER TABLE referral_enrollment ADD CONSTRAINT referral_enrollment_currency
  FOREIGN KEY (program, currency) REFERENCES reward_rules (program, currency);
ALTER TABLE withdraw_request ADD CONSTRAINT withdraw_request_currency
  FOREIGN KEY (program, currency) REFERENCES reward_rules (program, currency);
ALTER TABLE reward_entry ADD CONSTRAINT reward_entry_currency
  FOREIGN KEY (program, currency) REFERENCES reward_rules (program, currency);
