-- When a process began to make an export: others leave it alone for an hour.
ALTER TABLE data_export ADD COLUMN claimed_at timestamptz;
