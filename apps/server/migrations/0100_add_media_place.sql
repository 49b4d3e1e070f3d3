-- A kind of text that may name an author's file is one query more of `media_place`: place, product, lesson and text.
-- Migrations call this, so that none repeats the queries before.
CREATE FUNCTION add_media_place(query text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE 'CREATE OR REPLACE VIEW media_place AS '
    || rtrim(pg_get_viewdef('media_place'::regclass), ';') || ' UNION ALL ' || query;
END $$;
