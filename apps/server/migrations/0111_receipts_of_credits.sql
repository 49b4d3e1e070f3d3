-- What credits paid whole is a sale like any other: such purchases get the payment, of nothing, that their receipt
-- and their tax are written in. Their invoice numbers follow those given so far.
CREATE TEMPORARY TABLE credited AS
  SELECT p.id, p.user_id, p.request_id, p.currency, p.started_at,
    p.credit - round(p.credit * 1000000::numeric / (1000000 + p.tax_rate))::bigint AS tax,
    extract(year FROM now() AT TIME ZONE 'UTC')::int AS year,
    row_number() OVER (ORDER BY p.started_at, p.id) AS place
  FROM purchase p
  WHERE p.started_at IS NOT NULL AND p.credit > 0
    AND NOT EXISTS (SELECT FROM payment WHERE purchase_id = p.id AND kind = 'first');
INSERT INTO payment (purchase_id, kind, payment_type, amount, tax, currency, status, idempotency_key, reason,
    invoice_number, paid_at, created_at, updated_at)
  SELECT c.id, 'first', 'noCharge', 0, c.tax, c.currency, 'paid', c.user_id || '-' || c.request_id, 'Paid with credit',
    c.year || '-' || lpad((coalesce(n.last_number, 0) + c.place)::text, 6, '0'), c.started_at, now(), now()
  FROM credited c LEFT JOIN invoice_counter n ON n.year = c.year;
INSERT INTO invoice_counter (year, last_number)
  SELECT year, count(*) FROM credited GROUP BY year
  ON CONFLICT (year) DO UPDATE SET last_number = invoice_counter.last_number + excluded.last_number;
INSERT INTO ledger_entry (purchase_id, payment_id, kind, amount, tax, currency, reason, created_at)
  SELECT c.id, pay.id, 'capture', 0, pay.tax, pay.currency, 'Paid with credit', now()
  FROM credited c JOIN payment pay ON pay.purchase_id = c.id AND pay.kind = 'first';
DROP TABLE credited;
