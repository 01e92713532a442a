CREATE TABLE "order_return_items" (
	"return_id" integer NOT NULL,
	"order_item_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"restocked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_return_items_return_id_order_item_id_pk" PRIMARY KEY("return_id","order_item_id"),
	CONSTRAINT "order_return_items_pieces" CHECK ("order_return_items"."quantity" >= 1 and "order_return_items"."restocked" between 0 and "order_return_items"."quantity")
);
--> statement-breakpoint
CREATE TABLE "order_returns" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"number" text NOT NULL,
	"request_key" text,
	"request_hash" text,
	"status" text DEFAULT 'requested' NOT NULL,
	"reason" text NOT NULL,
	"remark" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"refund" bigint,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	CONSTRAINT "order_returns_number_unique" UNIQUE("number"),
	CONSTRAINT "order_returns_completed" CHECK (("order_returns"."status" = 'completed') = ("order_returns"."refund" is not null and "order_returns"."completed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "order_return_items" ADD CONSTRAINT "order_return_items_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_items" ADD CONSTRAINT "order_return_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_return_items_order_item" ON "order_return_items" USING btree ("order_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_returns_request" ON "order_returns" USING btree ("order_id","request_key");--> statement-breakpoint
CREATE INDEX "order_returns_channel" ON "order_returns" USING btree ("channel_id","status","requested_at");