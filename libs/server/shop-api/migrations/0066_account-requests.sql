CREATE TABLE "system_message_reads" (
	"user_id" integer NOT NULL,
	"message_id" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "system_message_reads_user_id_message_id_pk" PRIMARY KEY("user_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "handled_requests" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"result" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_requests" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "system_message_reads" ADD CONSTRAINT "system_message_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "system_message_reads" ADD CONSTRAINT "system_message_reads_message_id_system_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."system_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handled_requests" ADD CONSTRAINT "handled_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "system_message_reads_message" ON "system_message_reads" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "handled_requests_user" ON "handled_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "handled_requests_created" ON "handled_requests" USING btree ("created_at");