-- Year, month and day as one text, so that it can be encrypted with the key of its person. The job that encrypts takes
-- them over from the three columns, which old processes go on writing.
ALTER TABLE app_user ADD COLUMN birth_date text;
