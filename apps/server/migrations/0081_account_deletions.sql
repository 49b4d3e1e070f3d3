-- Accounts that are to be deleted, and those that were: nothing but the number of the account is left of them.
CREATE TABLE account_deletion (
  user_id bigint PRIMARY KEY REFERENCES app_user,
  asked_at timestamptz NOT NULL,
  -- Who asked: the person, or staff.
  asked_by bigint NOT NULL REFERENCES app_user,
  due_at timestamptz NOT NULL,
  reminded_at timestamptz,
  done_at timestamptz
);
CREATE INDEX account_deletion_due ON account_deletion (due_at) WHERE done_at IS NULL;

-- The buyer on the receipts of a deleted account, encrypted: the law asks for it, nothing else may show it.
CREATE TABLE invoice_record (
  user_id bigint PRIMARY KEY REFERENCES app_user,
  sealed text NOT NULL,
  created_at timestamptz NOT NULL
);

-- A signed agreement stays as the fact that there was one.
ALTER TABLE terms_agreement ADD COLUMN is_erased boolean NOT NULL DEFAULT false;
ALTER TABLE terms_agreement DROP CONSTRAINT terms_agreement_check1;
ALTER TABLE terms_agreement DROP CONSTRAINT terms_agreement_check2;
ALTER TABLE terms_agreement ADD CONSTRAINT terms_agreement_signed
  CHECK (accepted_at IS NULL OR is_erased OR num_nonnulls(signature_key, initials_key, answers, hash) = 4);
ALTER TABLE terms_agreement ADD CONSTRAINT terms_agreement_declined
  CHECK (declined_at IS NULL OR is_erased OR (decline_reason IS NOT NULL AND signature_key IS NULL AND answers IS NULL));

-- Append-only tables lose what was written about a person, and nothing else, while their account is deleted.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME IN ('audit_entry', 'purchase_event', 'terms_agreement')
    AND current_setting('uplink.erasing', true) = 'on' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append only', TG_TABLE_NAME;
END $$;
