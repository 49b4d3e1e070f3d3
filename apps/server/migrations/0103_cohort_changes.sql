-- Which cohort an action of staff was about. Without a reference: the log outlives the cohort.
ALTER TABLE audit_entry ADD COLUMN cohort_id bigint;
CREATE INDEX audit_entry_cohort ON audit_entry (cohort_id, created_at, id) WHERE cohort_id IS NOT NULL;
