-- Ambassadors earn about $500 a student from their first one on; tiers that staff changed stay as they are.
update reward_tier set amount = case from_count when 1 then 50000 else 55000 end
where program = 'ambassador' and (from_count, amount) in ((1, 40000), (5, 50000))
  and exists (select 1 from reward_rules where program = 'ambassador' and version = 1);
