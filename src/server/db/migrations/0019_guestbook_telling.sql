ALTER TABLE "guestbooks" ADD COLUMN "untold_from" integer;--> statement-breakpoint
ALTER TABLE "guestbooks" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "guestbooks" ADD COLUMN "told_round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "guestbooks" ADD COLUMN "telling_stopped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guestbooks" ADD COLUMN "stop_digest" text;--> statement-breakpoint
ALTER TABLE "guestbooks" ADD COLUMN "sealed_stop" text;--> statement-breakpoint
CREATE INDEX "guestbooks_untold" ON "guestbooks" USING btree ("untold_from") WHERE "guestbooks"."untold_from" is not null;--> statement-breakpoint
ALTER TABLE "guestbooks" ADD CONSTRAINT "guestbooks_stop_digest_unique" UNIQUE("stop_digest");