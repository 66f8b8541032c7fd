CREATE TABLE "draft_files" (
	"key" text PRIMARY KEY NOT NULL,
	"story_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "discarded_files" RENAME COLUMN "discarded_at" TO "due_at";--> statement-breakpoint
ALTER TABLE "discarded_files" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "draft_files" ADD CONSTRAINT "draft_files_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_files_story" ON "draft_files" USING btree ("story_id");--> statement-breakpoint
CREATE INDEX "discarded_files_due" ON "discarded_files" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "discarded_files_removed" ON "discarded_files" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "photos_file" ON "photos" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "pictures_file" ON "pictures" USING btree ("file_key") WHERE "pictures"."file_key" is not null;--> statement-breakpoint
CREATE INDEX "sheets_file" ON "sheets" USING btree ("file_key") WHERE "sheets"."file_key" is not null;