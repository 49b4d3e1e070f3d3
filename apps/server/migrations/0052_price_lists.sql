-- Authors save whole price lists. A save names the version it was decided on; a removed coupon keeps its row for the
-- purchases that used it, and its code is free again.
ALTER TABLE coupon ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0);
ALTER TABLE coupon ADD COLUMN changed_by bigint REFERENCES app_user;
ALTER TABLE coupon ADD COLUMN changed_at timestamptz;
ALTER TABLE coupon DROP CONSTRAINT coupon_module_id_code_key;
CREATE UNIQUE INDEX coupon_code ON coupon (module_id, code) WHERE removed_at IS NULL;
