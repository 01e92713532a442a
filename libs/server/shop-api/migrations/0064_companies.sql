CREATE TABLE "companies" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"credit_limit" bigint,
	"closing_day" integer NOT NULL,
	"payment_months" integer NOT NULL,
	"payment_day" integer NOT NULL,
	"is_approval_required" boolean DEFAULT false NOT NULL,
	"approval_threshold" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "companies_credit_limit" CHECK ("companies"."credit_limit" >= 0),
	CONSTRAINT "companies_closing_day" CHECK ("companies"."closing_day" between 1 and 28 or "companies"."closing_day" = 31),
	CONSTRAINT "companies_payment_day" CHECK ("companies"."payment_day" between 1 and 28 or "companies"."payment_day" = 31),
	CONSTRAINT "companies_payment_months" CHECK ("companies"."payment_months" between 0 and 12 and ("companies"."payment_months" > 0 or "companies"."payment_day" > "companies"."closing_day")),
	CONSTRAINT "companies_approval_threshold" CHECK ("companies"."approval_threshold" >= 0)
);
--> statement-breakpoint
CREATE TABLE "company_members" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "company_members_role" CHECK ("company_members"."role" in ('buyer', 'approver', 'both'))
);
--> statement-breakpoint
CREATE TABLE "order_approvals" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"cart_id" integer,
	"revision" integer NOT NULL,
	"total_payment" bigint NOT NULL,
	"contents" jsonb NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"comment" text NOT NULL,
	"decided_by_id" integer,
	"reason" text DEFAULT '' NOT NULL,
	"order_id" integer,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "order_approvals_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "order_approvals_status" CHECK ("order_approvals"."status" in ('requested', 'approved', 'rejected', 'withdrawn', 'ordered', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approvals" ADD CONSTRAINT "order_approvals_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approvals" ADD CONSTRAINT "order_approvals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approvals" ADD CONSTRAINT "order_approvals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approvals" ADD CONSTRAINT "order_approvals_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approvals" ADD CONSTRAINT "order_approvals_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approvals" ADD CONSTRAINT "order_approvals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_channel_code" ON "companies" USING btree ("channel_id","code");--> statement-breakpoint
CREATE INDEX "company_members_company" ON "company_members" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "order_approvals_company" ON "order_approvals" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "order_approvals_user" ON "order_approvals" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "order_approvals_channel" ON "order_approvals" USING btree ("channel_id","requested_at");--> statement-breakpoint
CREATE INDEX "order_approvals_decided_by" ON "order_approvals" USING btree ("decided_by_id") WHERE "order_approvals"."decided_by_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_approvals_one_open_per_cart" ON "order_approvals" USING btree ("cart_id") WHERE "order_approvals"."status" in ('requested', 'approved');--> statement-breakpoint
CREATE INDEX "order_approvals_cart" ON "order_approvals" USING btree ("cart_id") WHERE "order_approvals"."cart_id" is not null;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action NOT VALID;