ALTER TABLE "gifts" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "mail_round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "mail_problem" text;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "mail_stopped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "gifts_to_send" ON "gifts" USING btree ("opens_at") WHERE ("gifts"."email" is not null and "gifts"."mailed_at" is null and "gifts"."mail_problem" is null);