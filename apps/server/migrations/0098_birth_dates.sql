-- One text, so that it can be encrypted with the key of its person: year, month and day, as far as they are known.
ALTER TABLE app_user ADD COLUMN birth_date text;
UPDATE app_user SET birth_date = concat(birth_date_year, '-', birth_date_month, '-', birth_date_day)
WHERE num_nonnulls(birth_date_year, birth_date_month, birth_date_day) > 0;
ALTER TABLE app_user DROP COLUMN birth_date_year, DROP COLUMN birth_date_month, DROP COLUMN birth_date_day;
