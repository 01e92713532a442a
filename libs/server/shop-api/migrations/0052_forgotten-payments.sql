-- Mails that no longer leave, and pages on which nobody confirms any more, of payments whose orders were cancelled.
UPDATE "payment_transactions" SET "mails" = '[]'::jsonb, "redirect_url" = NULL
  WHERE "status" IN ('voiding', 'voided') AND ("mails" <> '[]'::jsonb OR "redirect_url" IS NOT NULL);
