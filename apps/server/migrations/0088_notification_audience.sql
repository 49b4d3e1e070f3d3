-- What an author's notification opens, and which of the author's learners it is for: all, or those of the products
-- or cohorts, or the people, that audience_ids names.
ALTER TABLE author_notification
  ADD COLUMN url text,
  ADD COLUMN audience text NOT NULL DEFAULT 'all' CHECK (audience IN ('all', 'modules', 'cohorts', 'users')),
  ADD COLUMN audience_ids bigint[] NOT NULL DEFAULT '{}';
UPDATE author_notification SET
  audience = CASE WHEN cohort_id IS NULL THEN 'modules' ELSE 'cohorts' END,
  audience_ids = ARRAY[coalesce(cohort_id, module_id)];
ALTER TABLE author_notification
  DROP COLUMN module_id,
  DROP COLUMN cohort_id,
  ALTER COLUMN audience DROP DEFAULT,
  ADD CHECK ((audience = 'all') = (audience_ids = '{}'));
