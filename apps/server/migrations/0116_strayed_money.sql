-- Money that arrived for what was no longer to be had, or was paid already. It goes back, and pays nothing of `total`.
ALTER TABLE purchase ADD COLUMN strayed bigint NOT NULL DEFAULT 0 CHECK (strayed >= 0);
ALTER TABLE purchase ADD CHECK (strayed <= captured);
UPDATE purchase SET strayed = stray.amount,
  balance_due = CASE WHEN started_at IS NOT NULL AND status IN ('active', 'failed', 'paused', 'cancelled')
    THEN greatest(0, total - captured + stray.amount) ELSE 0 END
FROM (SELECT purchase_id, sum((data ->> 'amount')::bigint) AS amount FROM purchase_event
  WHERE action = 'stray' GROUP BY purchase_id) stray
WHERE stray.purchase_id = purchase.id;
