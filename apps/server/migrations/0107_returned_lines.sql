-- When all that an offer was charged for went back: from then on it opens nothing.
ALTER TABLE purchase_line ADD COLUMN returned_at timestamptz;
