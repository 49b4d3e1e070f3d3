-- A question may be a network exercise. Its text is the definition, as a fill-in's text holds its answer.
ALTER TABLE quiz_question DROP CONSTRAINT quiz_question_type_check;
ALTER TABLE quiz_question ADD CONSTRAINT quiz_question_type_check
  CHECK (type IN ('fillInTheBlank', 'singleAnswer', 'multipleAnswer', 'exercise'));
ALTER TABLE bank_question DROP CONSTRAINT bank_question_type_check;
ALTER TABLE bank_question ADD CONSTRAINT bank_question_type_check
  CHECK (type IN ('fillInTheBlank', 'singleAnswer', 'multipleAnswer', 'exercise'));
