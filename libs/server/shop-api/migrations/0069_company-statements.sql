CREATE TABLE "company_statement_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"statement_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"return_id" integer,
	"happened_on" date NOT NULL,
	"payment" bigint NOT NULL,
	"point" bigint NOT NULL,
	"taxes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_statements" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"number" text NOT NULL,
	"company_name" text NOT NULL,
	"period_from" date NOT NULL,
	"closing_on" date NOT NULL,
	"due_on" date NOT NULL,
	"total_payment" bigint NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_statements_number_unique" UNIQUE("number"),
	CONSTRAINT "company_statements_total" CHECK ("company_statements"."total_payment" > 0)
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "closed_on" date;--> statement-breakpoint
-- Companies that are there already: the first closing day from now on takes what is open, whenever it left, into one statement.
UPDATE "companies" SET "closed_on" = (now() AT TIME ZONE 'Asia/Tokyo')::date - 1;--> statement-breakpoint
ALTER TABLE "company_statement_lines" ADD CONSTRAINT "company_statement_lines_statement_id_company_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."company_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_statement_lines" ADD CONSTRAINT "company_statement_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_statement_lines" ADD CONSTRAINT "company_statement_lines_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_statements" ADD CONSTRAINT "company_statements_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_statements" ADD CONSTRAINT "company_statements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_statement_lines_statement" ON "company_statement_lines" USING btree ("statement_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_statement_lines_order" ON "company_statement_lines" USING btree ("order_id") WHERE "company_statement_lines"."return_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "company_statement_lines_return" ON "company_statement_lines" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "company_statement_lines_of_order" ON "company_statement_lines" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_statements_closing" ON "company_statements" USING btree ("company_id","closing_on");--> statement-breakpoint
CREATE INDEX "company_statements_channel" ON "company_statements" USING btree ("channel_id","id");