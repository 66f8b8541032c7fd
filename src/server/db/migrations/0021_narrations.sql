CREATE TABLE "narrations" (
	"story_id" integer PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"next_chapter" integer NOT NULL,
	"chapters_read" integer DEFAULT 0 NOT NULL,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "narrated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "narrations" ADD CONSTRAINT "narrations_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;