-- When a text was edited last: a report from before is about other words.
ALTER TABLE moderation_case ADD COLUMN edited_at timestamptz;
