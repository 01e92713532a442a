ALTER TABLE "oauth_attempts" ADD COLUMN "link_subject" text;--> statement-breakpoint
ALTER TABLE "oauth_attempts" ADD COLUMN "link_user_id" integer;--> statement-breakpoint
ALTER TABLE "oauth_attempts" ADD CONSTRAINT "oauth_attempts_link_user_id_users_id_fk" FOREIGN KEY ("link_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;