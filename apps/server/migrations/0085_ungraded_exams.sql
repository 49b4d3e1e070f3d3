-- Exercises of a completed attempt that are still to be graded. It is neither passed nor failed until there are none.
ALTER TABLE exam_attempt ADD COLUMN ungraded integer NOT NULL DEFAULT 0 CHECK (ungraded >= 0);
-- How often the grader gave up on one of them.
ALTER TABLE exam_attempt ADD COLUMN grading_tries integer NOT NULL DEFAULT 0;
ALTER TABLE exam_attempt ADD CHECK (ungraded = 0 OR (status = 'completed' AND NOT passed));
CREATE INDEX exam_attempt_ungraded ON exam_attempt (id) WHERE ungraded > 0;
