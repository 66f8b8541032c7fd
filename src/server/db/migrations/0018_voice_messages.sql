ALTER TABLE "guestbook_entries" ADD COLUMN "sound_key" text;--> statement-breakpoint
ALTER TABLE "thanks" ADD COLUMN "sound_key" text;--> statement-breakpoint
CREATE INDEX "guestbook_entries_sound" ON "guestbook_entries" USING btree ("sound_key") WHERE "guestbook_entries"."sound_key" is not null;--> statement-breakpoint
CREATE INDEX "thanks_sound" ON "thanks" USING btree ("sound_key") WHERE "thanks"."sound_key" is not null;