-- What it takes to undo an action, apart from what is shown and exported of it.
ALTER TABLE audit_entry ADD COLUMN undo jsonb;
SELECT set_config('uplink.erasing', 'on', true);
UPDATE audit_entry SET undo = before -> 'undo', before = before - 'undo' WHERE jsonb_exists(before, 'undo');
SELECT set_config('uplink.erasing', 'off', true);
