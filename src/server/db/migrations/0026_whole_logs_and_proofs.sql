DROP INDEX "proofs_unspent";--> statement-breakpoint
DROP INDEX "story_events_passing";--> statement-breakpoint
CREATE INDEX "proofs_user" ON "proofs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "story_events_created" ON "story_events" USING btree ("created_at");