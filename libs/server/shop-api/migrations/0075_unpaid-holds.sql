CREATE TABLE "unpaid_holds" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"mailbox" text NOT NULL,
	"user_id" integer,
	"is_paid_at_once" boolean NOT NULL,
	"pieces" integer NOT NULL,
	"amount" bigint NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "checkout_rules" ADD COLUMN "guest_pieces_per_product" integer DEFAULT 100;--> statement-breakpoint
ALTER TABLE "unpaid_holds" ADD CONSTRAINT "unpaid_holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unpaid_holds" ADD CONSTRAINT "unpaid_holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unpaid_holds_network" ON "unpaid_holds" USING btree ("network");--> statement-breakpoint
CREATE INDEX "unpaid_holds_mailbox" ON "unpaid_holds" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "unpaid_holds_user" ON "unpaid_holds" USING btree ("user_id") WHERE "unpaid_holds"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "unpaid_holds_ended" ON "unpaid_holds" USING btree ("ended_at") WHERE "unpaid_holds"."ended_at" is not null;