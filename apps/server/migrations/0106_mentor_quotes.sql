-- A sentence of people in their own words, shown with mentors on public pages.
ALTER TABLE app_user ADD COLUMN quote text;

-- These pages also show names, pictures and words of people.
CREATE TRIGGER note_front_change AFTER UPDATE OF first_name, last_name, avatar, headline, quote, is_profile_public
  ON app_user FOR EACH STATEMENT EXECUTE FUNCTION note_front_change();
