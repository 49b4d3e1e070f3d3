-- How staff find people among many: by pieces of words, so that typing errors don't hide anybody.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

ALTER TABLE app_user
  ADD COLUMN search_name text NOT NULL GENERATED ALWAYS AS (lower(first_name || ' ' || last_name)) STORED,
  ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
    ' ' || lower(first_name || ' ' || last_name || ' ' || (email::text) || ' ' || coalesce(phone, '') || ' ' || unique_name)) STORED;
CREATE INDEX app_user_search_name ON app_user USING gin (search_name gin_trgm_ops);
CREATE INDEX app_user_search_text ON app_user USING gin (search_text gin_trgm_ops);

-- The orders and filters of the list; deleted accounts are in none of them.
CREATE INDEX app_user_by_name ON app_user (search_name, id) WHERE deleted_at IS NULL;
CREATE INDEX app_user_by_sign_up ON app_user (sign_up_date, id) WHERE deleted_at IS NULL;
CREATE INDEX app_user_inactive ON app_user (id) WHERE status = 2;
CREATE INDEX user_role_role ON user_role (role, user_id);
CREATE INDEX user_context_payment ON user_context (payment_status, user_id) WHERE payment_status <> 'ok';
CREATE INDEX user_module_cohort_newest ON user_module (user_id, cohort_id) WHERE cohort_id IS NOT NULL;
