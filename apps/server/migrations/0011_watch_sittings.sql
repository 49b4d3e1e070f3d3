-- Credited seconds are measured from where the lesson was opened, not from the last report: after an
-- outage several reports arrive at once. What was credited before belongs to an earlier sitting.
ALTER TABLE video_progress ADD COLUMN opened_seconds numeric(10, 3) NOT NULL DEFAULT 0 CHECK (opened_seconds >= 0);
UPDATE video_progress SET opened_at = reported_at, opened_seconds = seconds_watched;
