ALTER TABLE "gifts" ADD COLUMN "mailed_digest" text;--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "text_digest" text;