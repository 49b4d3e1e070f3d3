-- What the public pages show is kept in memory until this number changes.
CREATE SEQUENCE front_version;

CREATE FUNCTION note_front_change() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN PERFORM nextval('front_version'); RETURN NULL; END $$;

DO $$
DECLARE shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['module', 'module_child', 'module_prerequisite', 'module_mentor', 'lesson',
    'quiz_question', 'homework', 'intro_page', 'rating', 'cohort', 'coupon', 'price', 'checkout', 'module_lab'] LOOP
    EXECUTE format('CREATE TRIGGER note_front_change AFTER INSERT OR UPDATE OR DELETE ON %I '
      'FOR EACH STATEMENT EXECUTE FUNCTION note_front_change()', shown);
  END LOOP;
END $$;
