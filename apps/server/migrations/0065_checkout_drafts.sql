-- Staff change sales pages without visitors seeing it, until they publish.

-- The whole page as it would be published; none while it is as visitors see it.
ALTER TABLE checkout ADD COLUMN draft jsonb;
-- When it was published first. From then on its address and product stay.
ALTER TABLE checkout ADD COLUMN published_at timestamptz;
ALTER TABLE checkout ADD COLUMN changed_by bigint REFERENCES app_user;
UPDATE checkout SET published_at = created_at WHERE is_public;

-- Uploaded pictures that pages show or showed.
CREATE TABLE checkout_picture (
  key text PRIMARY KEY,
  checkout_id bigint NOT NULL REFERENCES checkout ON DELETE CASCADE,
  created_at timestamptz NOT NULL
);
CREATE INDEX checkout_picture_page ON checkout_picture (checkout_id);

-- Who opened a page on a day, each once. The visitor is a hash that is another one every day.
CREATE TABLE checkout_view (
  checkout_id bigint NOT NULL REFERENCES checkout ON DELETE CASCADE,
  day date NOT NULL,
  visitor text NOT NULL,
  PRIMARY KEY (checkout_id, day, visitor)
);
CREATE INDEX checkout_order_page_day ON checkout_order (checkout_id, created_at);
