-- Exercises among the items of a worksheet: what the server found in each answer, kept with it.

ALTER TABLE submission_item ADD COLUMN grade jsonb;
