-- The exercise of a worksheet as its learner solved it: its author may change the worksheet, and the grade names these goals.

ALTER TABLE submission_item ADD COLUMN exercise jsonb;
