-- Texts and the home page say what shipping costs and when it arrives, so that a change of either is announced.
CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OR DELETE ON "carriage_rates" FOR EACH ROW EXECUTE FUNCTION "announce_of_channel"('settings');--> statement-breakpoint
CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OR DELETE ON "delivery_timezones" FOR EACH ROW EXECUTE FUNCTION "announce_of_channel"('settings');--> statement-breakpoint
-- The first shops wrote the days until payment is due into the description; the setting says them.
UPDATE "payment_methods" SET "description" = replace("description", 'ご注文から7日以内に', 'ご注文から{{payment_due_days}}日以内に') WHERE "payment_id" = 1;
