-- Two people who change the words of a programme at once don't overwrite each other.
ALTER TABLE reward_rules ADD COLUMN resources_version integer NOT NULL DEFAULT 1;
