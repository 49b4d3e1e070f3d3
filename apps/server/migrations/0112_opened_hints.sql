-- How many hints a learner opened, by goal: they stay open, on every device.

ALTER TABLE exercise_attempt ADD COLUMN hints jsonb NOT NULL DEFAULT '{}';
ALTER TABLE lab_run ADD COLUMN hints jsonb NOT NULL DEFAULT '{}';
