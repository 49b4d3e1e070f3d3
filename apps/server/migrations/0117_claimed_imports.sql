-- When a run took an import that waits; no other takes it for an hour.
ALTER TABLE product_import ADD COLUMN claimed_at timestamptz;
