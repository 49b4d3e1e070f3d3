-- Lessons that anybody may open, as their creator marks them.
ALTER TABLE lesson ADD COLUMN is_free boolean NOT NULL DEFAULT false;
