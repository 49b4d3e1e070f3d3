-- What authors have of a lesson. A hidden lesson isn't taught, and a removed one is kept for its attempts, points and
-- certificates; neither has a place among the lessons.
ALTER TABLE lesson RENAME TO authored_lesson;
ALTER TABLE authored_lesson
  ALTER COLUMN ordinal DROP NOT NULL,
  ADD COLUMN hidden boolean NOT NULL DEFAULT false,
  ADD COLUMN removed_at timestamptz,
  ADD CHECK (ordinal IS NULL OR (removed_at IS NULL AND NOT hidden));

-- Everything that reads `lesson` has only what is taught.
CREATE VIEW lesson AS
SELECT module_id, product_id, section_id, ordinal, duration, xp_points, motivational_message, video_provider, video_url,
  video_poster, video_duration, video_captions, video_chapters, video_thumbnails, is_free
FROM authored_lesson WHERE ordinal IS NOT NULL;

-- The tree of a product since its first change. Learners who passed all that is left are settled after a change.
CREATE TABLE syllabus (
  product_id bigint PRIMARY KEY REFERENCES module ON DELETE CASCADE,
  version integer NOT NULL CHECK (version > 0),
  changed_at timestamptz NOT NULL,
  changed_by bigint REFERENCES app_user ON DELETE SET NULL,
  unsettled_since timestamptz
);
CREATE INDEX syllabus_unsettled ON syllabus (unsettled_since) WHERE unsettled_since IS NOT NULL;
