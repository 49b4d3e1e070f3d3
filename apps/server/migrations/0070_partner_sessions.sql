-- Partners whose servers sign for their visitors. A secret is derived from its id with the server's own: none is stored.
CREATE TABLE partner_secret (
  id text PRIMARY KEY CHECK (id ~ '^[a-z0-9]{12}$'),
  partner_id bigint NOT NULL REFERENCES partner ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX partner_secret_partner ON partner_secret (partner_id);

-- Products whose lessons a partner may show to the people it signs for.
CREATE TABLE partner_product (
  partner_id bigint NOT NULL REFERENCES partner ON DELETE CASCADE,
  module_id bigint NOT NULL REFERENCES module ON DELETE CASCADE,
  PRIMARY KEY (partner_id, module_id)
);
CREATE INDEX partner_product_module ON partner_product (module_id);

-- One lesson for one visitor, for an hour. A signed token makes one of them.
CREATE TABLE partner_session (
  id_hash text PRIMARY KEY,
  secret_id text NOT NULL REFERENCES partner_secret ON DELETE CASCADE,
  token_id text NOT NULL CHECK (char_length(token_id) BETWEEN 1 AND 64),
  lesson_id bigint NOT NULL REFERENCES module ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  UNIQUE (secret_id, token_id)
);
CREATE INDEX partner_session_lesson ON partner_session (lesson_id);
CREATE INDEX partner_session_expiry ON partner_session (expires_at);
