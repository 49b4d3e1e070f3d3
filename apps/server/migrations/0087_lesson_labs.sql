-- Practice labs of a lesson, in the author's order. Its product opens them.
CREATE TABLE lesson_lab (
  lesson_id bigint NOT NULL REFERENCES module ON DELETE CASCADE,
  lab_id bigint NOT NULL REFERENCES practice_lab ON DELETE CASCADE,
  position integer NOT NULL,
  PRIMARY KEY (lesson_id, lab_id)
);
CREATE INDEX lesson_lab_lab ON lesson_lab (lab_id);

-- Labs that a product opens for its learners: by itself, or by a lesson that is taught.
CREATE VIEW product_lab AS
SELECT module_id AS product_id, lab_id FROM module_lab
UNION
SELECT l.product_id, held.lab_id FROM lesson_lab held JOIN lesson l ON l.module_id = held.lesson_id;
